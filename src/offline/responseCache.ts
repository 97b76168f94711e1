/** Header of a cached response with the time of caching, in milliseconds since 1970 */
const CACHED_AT_HEADER = 'marquee-kept'

/** Maximum age of a cached response */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

export interface CacheLimits {
  maxEntries: number
  /** Per response */
  maxBytes: number
}

/**
 * Caches a response. Removes the oldest ones above the limit, and expired ones.
 * @param name of the cache
 * @param now in milliseconds since 1970
 */
export async function cacheResponse(
  name: string,
  address: string,
  answer: Response,
  { maxEntries, maxBytes }: CacheLimits,
  now: number,
): Promise<void> {
  const body = await answer.blob()
  const cache = await caches.open(name)
  if (body.size > maxBytes) return void (await cache.delete(address))
  // Only the type is copied: no cookies, and no Date that could be mistaken for the service's clock.
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? '', [CACHED_AT_HEADER]: String(now) }
  await cache.put(address, new Response(body, { headers }))
  // Deleted first, so that the entry moves to the end.
  const all = await cache.keys()
  for (const [at, request] of all.entries()) {
    if (all.length - at <= maxEntries && !isExpired(await cache.match(request), now)) return
    await cache.delete(request)
  }
}

/** A cached response with the time of caching; undefined if missing or expired */
export async function readCachedResponse(
  name: string,
  address: string,
  now: number,
): Promise<{ answer: Response; cachedAt: number } | undefined> {
  const answer = await caches.match(address, { cacheName: name })
  return answer && !isExpired(answer, now) ? { answer, cachedAt: cachedAt(answer) } : undefined
}

/** Removes the cached response of a URL. */
export async function removeCachedResponse(name: string, address: string): Promise<void> {
  if (await caches.has(name)) await caches.open(name).then((cache) => cache.delete(address))
}

const cachedAt = (answer: Response) => Number(answer.headers.get(CACHED_AT_HEADER))

const isExpired = (answer: Response | undefined, now: number) => !!answer && now - cachedAt(answer) > MAX_AGE_MS
