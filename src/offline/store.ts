/** The header of what was kept that says when, in milliseconds since 1970. */
const KEPT = 'marquee-kept'

/** What was kept longer ago, in milliseconds, is shown to nobody. */
const LONGEST = 7 * 24 * 60 * 60 * 1000

/** How much is kept under one name. */
export interface Limits {
  /** So many answers. */
  most: number
  /** The largest of them, in bytes. */
  size: number
}

/**
 * Keeps an answer, and lets go of the oldest.
 * @param name of the cache
 * @param now in milliseconds since 1970
 */
export async function keep(
  name: string,
  address: string,
  answer: Response,
  { most, size }: Limits,
  now: number,
): Promise<void> {
  const body = await answer.blob()
  const cache = await caches.open(name)
  if (body.size > size) return void (await cache.delete(address))
  // Of its headers only the type: neither cookies, nor a date that would pass for the service's clock.
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? '', [KEPT]: String(now) }
  await cache.put(address, new Response(body, { headers }))
  // What was kept last stands last.
  const all = await cache.keys()
  for (const [at, request] of all.entries()) {
    if (all.length - at <= most && !isOld(await cache.match(request), now)) return
    await cache.delete(request)
  }
}

/** What was kept of an address, and when; undefined: nothing, or it is too old. */
export async function recall(
  name: string,
  address: string,
  now: number,
): Promise<{ answer: Response; at: number } | undefined> {
  const answer = await caches.match(address, { cacheName: name })
  return answer && !isOld(answer, now) ? { answer, at: keptAt(answer) } : undefined
}

/** Lets go of what was kept of an address. */
export async function forget(name: string, address: string): Promise<void> {
  if (await caches.has(name)) await caches.open(name).then((cache) => cache.delete(address))
}

const keptAt = (answer: Response) => Number(answer.headers.get(KEPT))

const isOld = (answer: Response | undefined, now: number) => !!answer && now - keptAt(answer) > LONGEST
