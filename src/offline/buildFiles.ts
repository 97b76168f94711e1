import { withTimeout } from '../lib/async/withTimeout'
import { ASSETS_PATH, cachedBuild } from './build'
import { isCacheable } from './cacheRules'
import type { FetchEvent } from './scope'
import { BUILD_CACHE_NAME, writeToCache } from './siteCaches'

/** The built page without content; every host serves it (src/ssr/createRequestHandler.ts) */
const SHELL_PATH = '/index.html'

/** Maximum wait of a page for the network before the shell is used */
const NETWORK_TIMEOUT_MS = 3000

/**
 * Caches the page and its files.
 * @throws Error if they are of different builds, as during a deployment: the browser retries later
 */
export async function install(): Promise<void> {
  const page = await fetch(SHELL_PATH, { cache: 'no-cache' })
  const text = await page.text()
  if (!page.ok || !text.includes(`"${cachedBuild.entryUrl}"`))
    throw new Error(
      `${SHELL_PATH} belongs to another build: expected the script "${cachedBuild.entryUrl}". The browser retries.`,
    )
  const cache = await caches.open(BUILD_CACHE_NAME)
  await cache.addAll(cachedBuild.files.split(' ').map((name) => ASSETS_PATH + name))
  // Copied, because a redirected response is rejected for a navigation. The copy has the CSP header.
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  await cache.put(SHELL_PATH, new Response(text, { headers }))
}

/** Pages come from the network; without it, from the shell of this build. */
export async function respondWithPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // Older browsers have no navigation preload.
  const pending = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request))
  const fresh = await withTimeout(pending, NETWORK_TIMEOUT_MS).catch(() => undefined)
  // 502 to 504: a proxy could not reach the host.
  if (fresh && (fresh.status < 502 || fresh.status > 504)) return fresh
  const shell = await caches.match(SHELL_PATH, { cacheName: BUILD_CACHE_NAME })
  if (!shell) return pending
  pending.catch(() => {})
  return shell
}

/** Files of a build never change, so the cache comes first. */
export async function respondWithBuildFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cached = await caches.match(request.url, { ignoreVary: true })
  if (cached) return cached
  const fresh = await fetch(request)
  event.waitUntil(cacheBuildFile(request.url, fresh.clone()))
  return fresh
}

/** Caches a file of the build, unless `build.never` lists it. */
export async function cacheBuildFile(address: string, fresh: Response): Promise<void> {
  if (
    !isCacheable(fresh, 'buildFile') ||
    cachedBuild.never.includes(new URL(address).pathname.slice(ASSETS_PATH.length))
  )
    return
  await writeToCache(() => caches.open(BUILD_CACHE_NAME).then((cache) => cache.put(address, fresh)))
}
