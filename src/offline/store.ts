/** Header of a cached response with the time of caching, in milliseconds since 1970 */
const CACHED_AT_HEADER = 'marquee-kept'

/** Maximum age of a cached response */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

export interface Limits {
  /** Maximum number of responses */
  most: number
  /** Maximum size, in bytes */
  size: number
}

/**
 * Caches a response and removes the oldest ones.
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
  // Only the type is copied: no cookies, and no Date that could be mistaken for the service's clock.
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? '', [CACHED_AT_HEADER]: String(now) }
  await cache.put(address, new Response(body, { headers }))
  // Deleted first, so that the entry moves to the end.
  const all = await cache.keys()
  for (const [at, request] of all.entries()) {
    if (all.length - at <= most && !isOld(await cache.match(request), now)) return
    await cache.delete(request)
  }
}

/** A cached response with its time; undefined if missing or too old */
export async function recall(
  name: string,
  address: string,
  now: number,
): Promise<{ answer: Response; at: number } | undefined> {
  const answer = await caches.match(address, { cacheName: name })
  return answer && !isOld(answer, now) ? { answer, at: keptAt(answer) } : undefined
}

/** Removes the cached response of a URL. */
export async function forget(name: string, address: string): Promise<void> {
  if (await caches.has(name)) await caches.open(name).then((cache) => cache.delete(address))
}

const keptAt = (answer: Response) => Number(answer.headers.get(CACHED_AT_HEADER))

const isOld = (answer: Response | undefined, now: number) => !!answer && now - keptAt(answer) > MAX_AGE_MS
