import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheResponse, readCachedResponse, removeCachedResponse } from './responseCache'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-23T12:00:00Z')
const LIMITS = { maxEntries: 3, maxBytes: 100 }
const address = (name: string) => `https://lumen.example/${name}`

/** In-memory CacheStorage with the methods that the store uses. Entries cacheResponse the order of insertion. */
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
    names: (name: string) => [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(address('').length)),
  }
}

let store = createMemoryCaches()
beforeEach(() => {
  store = createMemoryCaches()
  vi.stubGlobal('caches', store)
})
afterEach(() => vi.unstubAllGlobals())

const put = (name: string, now = NOW, body = name, cache = 'one') =>
  cacheResponse(
    cache,
    address(name),
    new Response(body, { headers: { 'Content-Type': 'application/json' } }),
    LIMITS,
    now,
  )

test('removes the oldest entry above the limit; caching an entry again makes it the newest', async () => {
  for (const name of ['a', 'b', 'c', 'a', 'd']) await put(name)
  expect(store.names('one')).toEqual(['c', 'a', 'd'])
})

test('ignores entries older than seven days, and removes them with the next write', async () => {
  await put('old', NOW - 7 * DAY - 1)
  await put('young', NOW - 7 * DAY)
  expect(await readCachedResponse('one', address('old'), NOW)).toBeUndefined()
  expect((await readCachedResponse('one', address('young'), NOW))?.at).toBe(NOW - 7 * DAY)
  await put('new')
  expect(store.names('one')).toEqual(['young', 'new'])
})

test('does not cache a response that is too large, and removes its older version', async () => {
  await put('a')
  await put('a', NOW, 'x'.repeat(101))
  expect(await readCachedResponse('one', address('a'), NOW)).toBeUndefined()
})

test('stores only the body and content type, without cookies and Date', async () => {
  const headers = { 'Content-Type': 'application/json', Date: 'Mon, 23 Nov 2026 12:00:00 GMT', 'X-User': 'vera' }
  await cacheResponse('one', address('a'), new Response('{}', { headers }), LIMITS, NOW)
  const { answer } = (await readCachedResponse('one', address('a'), NOW)) ?? {}
  expect([...(answer?.headers.keys() ?? [])]).toEqual(['content-type', 'marquee-kept'])
  expect(await answer?.text()).toBe('{}')
})

test('does not return a response from the cache of another site', async () => {
  await put('a')
  expect(await readCachedResponse('two', address('a'), NOW)).toBeUndefined()
})

test('removes an entry, and does not create a missing cache', async () => {
  await put('a')
  await removeCachedResponse('one', address('a'))
  await removeCachedResponse('none', address('a'))
  expect(store.names('one')).toEqual([])
  expect(await store.has('none')).toBe(false)
})
