import { withTimeout } from '../lib/withTimeout'
import { takeFile } from './files'
import { ANSWERS, LIMITS, place, whileKept } from './place'
import { isList, kindOf, mayKeep } from './rules'
import { type AskedEvent, scope } from './scope'
import { forget, keep, recall } from './store'
import { tellKept } from './told'

/** For so long, in milliseconds, what was kept waits for the service. */
const PATIENCE = 3000

/** Of these the service itself says nothing: what stands before it does. */
const NO_SERVICE = [502, 503, 504]

/** Answers that say what was kept is so no more. */
const GONE = [401, 403, 404, 410]

/** The service's answer, or a file of the brand; where none comes, the last one of this brand. */
export async function answer(event: AskedEvent, kind: 'answer' | 'look'): Promise<Response> {
  const { request } = event
  const coming = fetch(request)
  // Also where it comes too late for this page.
  event.waitUntil(coming.then((fresh) => take(request.url, fresh.clone(), kind)).catch(() => {}))
  const fresh = await withTimeout(coming, PATIENCE).catch(() => undefined)
  if (fresh && !NO_SERVICE.includes(fresh.status)) return fresh
  const known = await recall(ANSWERS[kind], request.url, Date.now())
  if (!known) return coming
  coming.catch(() => {})
  if (kind === 'answer') tellKept(event, known.at)
  return known.answer
}

/** Keeps an answer where that is allowed: lists of who is signed in are nobody else's. */
async function take(address: string, fresh: Response, kind: 'answer' | 'look'): Promise<void> {
  const name = ANSWERS[kind]
  if (GONE.includes(fresh.status)) return void (await forget(name, address))
  if (!mayKeep(fresh, kind) || (await isSignedIn())) return
  await whileKept(() => keep(name, address, fresh, LIMITS[kind], Date.now()))
}

/** Where the browser lets a worker look; elsewhere the header of the call says so alone. */
const isSignedIn = async () => !!(await scope.cookieStore?.get('token'))

/** The calls that go out with this header (src/service). A service may answer others without it. */
const FOR_DEVICES = /\/(?:modules|faq)\//

/**
 * Keeps what a page had loaded before there was a worker, most of it from the browser's own store: else the first visit would
 * have kept nothing.
 */
export async function takeSeen(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    [...new Set(addresses)].map(async (url) => {
      const kind = seenKind(url)
      if (!kind) return
      const headers: HeadersInit = kind === 'answer' && FOR_DEVICES.test(url) ? { device: 'Web' } : {}
      const fresh = await fetch(url, { cache: 'force-cache', credentials: 'same-origin', headers })
      await (kind === 'file' ? takeFile(url, fresh) : take(url, fresh, kind))
    }),
  )
}

/** An address says nothing of what it was used for: its end does. */
function seenKind(url: string): 'answer' | 'file' | 'look' | undefined {
  if (isList(url, place.base)) return 'answer'
  const { pathname } = new URL(url)
  const destination = /\.css$/.test(pathname) ? 'style' : /\.woff2?$/.test(pathname) ? 'font' : 'image'
  const kind = kindOf({ url, method: 'GET', mode: 'no-cors', destination, headers: new Headers() }, place)
  return kind === 'file' || kind === 'look' ? kind : undefined
}
