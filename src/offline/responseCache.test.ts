import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheResponse, readCachedResponse, removeCachedResponse } from './responseCache'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-23T12:00:00Z')
const CACHE_LIMITS = { maxEntries: 3, maxBytes: 100 }
const addressOf = (name: string) => `https://lumen.example/${name}`

/** In-memory CacheStorage with the methods that the store uses. Entries keep the order of insertion. */
function createMemoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const own = all.get(name) ?? new Map<string, Response>()
    all.set(name, own)
    const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)
    return {
      match: async (request: Request | string) => own.get(urlOf(request))?.clone(),
      async put(url: string, answer: Response) {
        own.delete(url)
        own.set(url, answer)
      },
      delete: async (request: Request | string) => own.delete(urlOf(request)),
      keys: async () => [...own.keys()].map((url) => new Request(url)),
    }
  }
  return {
    open,
    has: async (name: string) => all.has(name),
    match: async (url: string, { cacheName = '' }) => all.get(cacheName)?.get(url)?.clone(),
    names: (name: string) => [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(addressOf('').length)),
  }
}

let memoryCaches = createMemoryCaches()
beforeEach(() => {
  memoryCaches = createMemoryCaches()
  vi.stubGlobal('caches', memoryCaches)
})
afterEach(() => vi.unstubAllGlobals())

const putResponse = (name: string, now = NOW, body = name, cache = 'one') =>
  cacheResponse(
    cache,
    addressOf(name),
    new Response(body, { headers: { 'Content-Type': 'application/json' } }),
    CACHE_LIMITS,
    now,
  )

test('removes the oldest entry above the limit; caching an entry again makes it the newest', async () => {
  for (const name of ['a', 'b', 'c', 'a', 'd']) await putResponse(name)
  expect(memoryCaches.names('one')).toEqual(['c', 'a', 'd'])
})

test('ignores entries older than seven days, and removes them with the next write', async () => {
  await putResponse('old', NOW - 7 * DAY - 1)
  await putResponse('young', NOW - 7 * DAY)
  expect(await readCachedResponse('one', addressOf('old'), NOW)).toBeUndefined()
  expect((await readCachedResponse('one', addressOf('young'), NOW))?.cachedAt).toBe(NOW - 7 * DAY)
  await putResponse('new')
  expect(memoryCaches.names('one')).toEqual(['young', 'new'])
})

test('does not cache a response that is too large, and removes its older version', async () => {
  await putResponse('a')
  await putResponse('a', NOW, 'x'.repeat(101))
  expect(await readCachedResponse('one', addressOf('a'), NOW)).toBeUndefined()
})

test('stores only the body and content type, without cookies and Date', async () => {
  const headers = { 'Content-Type': 'application/json', Date: 'Mon, 23 Nov 2026 12:00:00 GMT', 'X-User': 'vera' }
  await cacheResponse('one', addressOf('a'), new Response('{}', { headers }), CACHE_LIMITS, NOW)
  const { answer } = (await readCachedResponse('one', addressOf('a'), NOW)) ?? {}
  expect([...(answer?.headers.keys() ?? [])]).toEqual(['content-type', 'marquee-kept'])
  expect(await answer?.text()).toBe('{}')
})

test('does not return a response from the cache of another site', async () => {
  await putResponse('a')
  expect(await readCachedResponse('two', addressOf('a'), NOW)).toBeUndefined()
})

test('removes an entry, and does not create a missing cache', async () => {
  await putResponse('a')
  await removeCachedResponse('one', addressOf('a'))
  await removeCachedResponse('none', addressOf('a'))
  expect(memoryCaches.names('one')).toEqual([])
  expect(await memoryCaches.has('none')).toBe(false)
})
