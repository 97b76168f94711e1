import { withTimeout } from '../lib/async/withTimeout'
import { cacheBuildFile } from './buildFiles'
import { type CachedKind, isCacheable, isCacheableCall, resourceKind } from './cacheRules'
import { reportCachedAt } from './reportCachedAt'
import { cacheResponse, readCachedResponse, removeCachedResponse } from './responseCache'
import { type FetchEvent, workerScope } from './scope'
import { BRAND_CACHE_NAMES, CACHE_LIMITS, siteUrls, writeToCache } from './siteCaches'

/** Maximum wait for the service before a cached response is used */
const SERVICE_TIMEOUT_MS = 3000

/** Statuses of a proxy in front of the service */
const GATEWAY_ERRORS = [502, 503, 504]

/** Statuses after which the cached response is removed */
const REMOVAL_STATUSES = [401, 403, 404, 410]

/** The response of the service or a file of the brand, else the cached one of this brand */
export async function respondFromService(event: FetchEvent, kind: 'response' | 'brandFile'): Promise<Response> {
  const { request } = event
  const pending = fetch(request)
  // A response that is too late for this page is cached for the next one.
  event.waitUntil(pending.then((fresh) => updateCachedResponse(request.url, fresh.clone(), kind)).catch(() => {}))
  const fresh = await withTimeout(pending, SERVICE_TIMEOUT_MS).catch(() => undefined)
  if (fresh && !GATEWAY_ERRORS.includes(fresh.status)) return fresh
  const cached = await readCachedResponse(BRAND_CACHE_NAMES[kind], request.url, Date.now())
  if (!cached) return pending
  pending.catch(() => {})
  if (kind === 'response') reportCachedAt(event, cached.cachedAt)
  return cached.answer
}

/** Caches a response if it is public. Responses to signed-in visitors are not. */
async function updateCachedResponse(address: string, fresh: Response, kind: 'response' | 'brandFile'): Promise<void> {
  const name = BRAND_CACHE_NAMES[kind]
  if (REMOVAL_STATUSES.includes(fresh.status)) return void (await removeCachedResponse(name, address))
  if (!isCacheable(fresh, kind) || (await isSignedIn())) return
  await writeToCache(() => cacheResponse(name, address, fresh, CACHE_LIMITS[kind], Date.now()))
}

/** Without `cookieStore`, only the Authorization header of a call identifies a signed-in visitor (cacheRules.ts). */
const isSignedIn = async () => !!(await workerScope.cookieStore?.get('token'))

/** Calls that send the `device` header (src/service). A service may ignore it. */
const DEVICE_CALLS = /\/(?:modules|faq)\//

/**
 * Caches what a page had loaded before the worker was installed, mostly from the HTTP cache, so that the first visit is
 * cached, too.
 */
export async function cacheLoadedUrls(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    [...new Set(addresses)].map(async (url) => {
      const kind = kindOfUrl(url)
      if (!kind) return
      const headers: HeadersInit = kind === 'response' && DEVICE_CALLS.test(url) ? { device: 'Web' } : {}
      const fresh = await fetch(url, { cache: 'force-cache', credentials: 'same-origin', headers })
      await (kind === 'buildFile' ? cacheBuildFile(url, fresh) : updateCachedResponse(url, fresh, kind))
    }),
  )
}

/** The kind of a loaded URL. Its extension determines the destination. */
function kindOfUrl(url: string): CachedKind | undefined {
  if (isCacheableCall(url, siteUrls.serviceUrl)) return 'response'
  const { pathname } = new URL(url)
  const destination = /\.css$/.test(pathname) ? 'style' : /\.woff2?$/.test(pathname) ? 'font' : 'image'
  const kind = resourceKind({ url, method: 'GET', mode: 'no-cors', destination, headers: new Headers() }, siteUrls)
  return kind === 'page' ? undefined : kind
}
