import { withTimeout } from '../lib/withTimeout'
import { takeFile } from './files'
import { ANSWERS, LIMITS, place, whileKept } from './place'
import { isCacheable, isList, kindOf } from './rules'
import { type AskedEvent, scope } from './scope'
import { forget, keep, recall } from './store'
import { reportCachedAt } from './told'

/** Maximum wait for the service before a cached response is used */
const SERVICE_TIMEOUT_MS = 3000

/** Statuses of a proxy in front of the service */
const NO_SERVICE = [502, 503, 504]

/** Statuses after which the cached response is removed */
const GONE = [401, 403, 404, 410]

/** The response of the service or a file of the brand, else the cached one of this brand */
export async function answer(event: AskedEvent, kind: 'answer' | 'look'): Promise<Response> {
  const { request } = event
  const coming = fetch(request)
  // Cached even if it is too late for this page
  event.waitUntil(coming.then((fresh) => take(request.url, fresh.clone(), kind)).catch(() => {}))
  const fresh = await withTimeout(coming, SERVICE_TIMEOUT_MS).catch(() => undefined)
  if (fresh && !NO_SERVICE.includes(fresh.status)) return fresh
  const known = await recall(ANSWERS[kind], request.url, Date.now())
  if (!known) return coming
  coming.catch(() => {})
  if (kind === 'answer') reportCachedAt(event, known.at)
  return known.answer
}

/** Caches a response if it is public: lists of signed-in visitors are not. */
async function take(address: string, fresh: Response, kind: 'answer' | 'look'): Promise<void> {
  const name = ANSWERS[kind]
  if (GONE.includes(fresh.status)) return void (await forget(name, address))
  if (!isCacheable(fresh, kind) || (await isSignedIn())) return
  await whileKept(() => keep(name, address, fresh, LIMITS[kind], Date.now()))
}

/** Without `cookieStore` only the Authorization header of a call tells (rules.ts). */
const isSignedIn = async () => !!(await scope.cookieStore?.get('token'))

/** Calls with this header (src/service). A service may ignore it. */
const DEVICE_CALLS = /\/(?:modules|faq)\//

/**
 * Caches what a page had loaded before the worker was installed, mostly from the HTTP cache, so that the first visit is
 * cached, too.
 */
export async function takeSeen(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    [...new Set(addresses)].map(async (url) => {
      const kind = seenKind(url)
      if (!kind) return
      const headers: HeadersInit = kind === 'answer' && DEVICE_CALLS.test(url) ? { device: 'Web' } : {}
      const fresh = await fetch(url, { cache: 'force-cache', credentials: 'same-origin', headers })
      await (kind === 'file' ? takeFile(url, fresh) : take(url, fresh, kind))
    }),
  )
}

/** The type of a file follows from its extension. */
function seenKind(url: string): 'answer' | 'file' | 'look' | undefined {
  if (isList(url, place.base)) return 'answer'
  const { pathname } = new URL(url)
  const destination = /\.css$/.test(pathname) ? 'style' : /\.woff2?$/.test(pathname) ? 'font' : 'image'
  const kind = kindOf({ url, method: 'GET', mode: 'no-cors', destination, headers: new Headers() }, place)
  return kind === 'file' || kind === 'look' ? kind : undefined
}
