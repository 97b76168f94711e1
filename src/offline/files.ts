import { withTimeout } from '../lib/withTimeout'
import { ASSETS, build } from './build'
import { BUILD, whileKept } from './place'
import { mayKeep } from './rules'
import type { AskedEvent } from './scope'

/** The page of the build before anything is filled in, on every host (src/ssr/createRequestHandler.ts). */
const SHELL = '/index.html'

/** For so long, in milliseconds, a page waits for the network before the shell stands in. */
const PATIENCE = 3000

/**
 * Keeps the page and what it is made of.
 * @throws Error where they are not of the same build, as in the middle of a deployment: the browser tries again later
 */
export async function install(): Promise<void> {
  const page = await fetch(SHELL, { cache: 'no-cache' })
  const text = await page.text()
  if (!page.ok || !text.includes(`"${build.entry}"`)) throw new Error('The page is of another build.')
  const cache = await caches.open(BUILD)
  await cache.addAll(build.files.split(' ').map((name) => ASSETS + name))
  // Made anew: an answer that was led on is refused as a page. Its policy stays with it.
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  await cache.put(SHELL, new Response(text, { headers }))
}

/** A page comes from the network; where that is silent, the shell of this build stands in for any. */
export async function page({ request, preloadResponse }: AskedEvent): Promise<Response> {
  // Older browsers ask for nothing beside the worker's start.
  const coming = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request))
  const fresh = await withTimeout(coming, PATIENCE).catch(() => undefined)
  // 502 to 504: what stands before the host says that it is not there.
  if (fresh && (fresh.status < 502 || fresh.status > 504)) return fresh
  const shell = await caches.match(SHELL, { cacheName: BUILD })
  if (!shell) return coming
  coming.catch(() => {})
  return shell
}

/** A file of any build never changes: what is kept is as good. */
export async function file(event: AskedEvent): Promise<Response> {
  const { request } = event
  const known = await caches.match(request.url, { ignoreVary: true })
  if (known) return known
  const fresh = await fetch(request)
  event.waitUntil(takeFile(request.url, fresh.clone()))
  return fresh
}

/** Keeps a file, unless it is one of those that nobody needs without a line. */
export async function takeFile(address: string, fresh: Response): Promise<void> {
  if (!mayKeep(fresh, 'file') || build.never.includes(new URL(address).pathname.slice(ASSETS.length))) return
  await whileKept(() => caches.open(BUILD).then((cache) => cache.put(address, fresh)))
}
