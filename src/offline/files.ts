import { withTimeout } from '../lib/withTimeout'
import { ASSETS, build } from './build'
import { BUILD, whileKept } from './place'
import { isCacheable } from './rules'
import type { AskedEvent } from './scope'

/** The page of the build without content, on every host (src/ssr/createRequestHandler.ts) */
const SHELL = '/index.html'

/** Maximum wait of a page for the network before the shell is used */
const NETWORK_TIMEOUT_MS = 3000

/**
 * Caches the page and its files.
 * @throws Error if they are of different builds, as during a deployment: the browser retries later
 */
export async function install(): Promise<void> {
  const page = await fetch(SHELL, { cache: 'no-cache' })
  const text = await page.text()
  if (!page.ok || !text.includes(`"${build.entry}"`)) throw new Error('The page is of another build.')
  const cache = await caches.open(BUILD)
  await cache.addAll(build.files.split(' ').map((name) => ASSETS + name))
  // Copied, because a redirected response is rejected for a navigation. The copy has the CSP header.
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  await cache.put(SHELL, new Response(text, { headers }))
}

/** Pages come from the network; without it, from the shell of this build. */
export async function page({ request, preloadResponse }: AskedEvent): Promise<Response> {
  // Older browsers have no navigation preload.
  const coming = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request))
  const fresh = await withTimeout(coming, NETWORK_TIMEOUT_MS).catch(() => undefined)
  // 502 to 504: the proxy says that the host is down.
  if (fresh && (fresh.status < 502 || fresh.status > 504)) return fresh
  const shell = await caches.match(SHELL, { cacheName: BUILD })
  if (!shell) return coming
  coming.catch(() => {})
  return shell
}

/** Files of a build never change, so the cache comes first. */
export async function file(event: AskedEvent): Promise<Response> {
  const { request } = event
  const known = await caches.match(request.url, { ignoreVary: true })
  if (known) return known
  const fresh = await fetch(request)
  event.waitUntil(takeFile(request.url, fresh.clone()))
  return fresh
}

/** Caches a file unless it is useless offline. */
export async function takeFile(address: string, fresh: Response): Promise<void> {
  if (!isCacheable(fresh, 'file') || build.never.includes(new URL(address).pathname.slice(ASSETS.length))) return
  await whileKept(() => caches.open(BUILD).then((cache) => cache.put(address, fresh)))
}
