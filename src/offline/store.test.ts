import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, keep, recall } from './store'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-23T12:00:00Z')
const LIMITS = { most: 3, size: 100 }
const address = (name: string) => `https://lumen.example/${name}`

/** The caches of a browser, as far as they are used: what is put last stands last. */
function memory() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const own = all.get(name) ?? new Map<string, Response>()
    all.set(name, own)
    const urlOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url)
    return {
      match: async (asked: Request | string) => own.get(urlOf(asked))?.clone(),
      async put(url: string, answer: Response) {
        own.delete(url)
        own.set(url, answer)
      },
      delete: async (asked: Request | string) => own.delete(urlOf(asked)),
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

let store = memory()
beforeEach(() => {
  store = memory()
  vi.stubGlobal('caches', store)
})
afterEach(() => vi.unstubAllGlobals())

const put = (name: string, now = NOW, body = name, cache = 'one') =>
  keep(cache, address(name), new Response(body, { headers: { 'Content-Type': 'application/json' } }), LIMITS, now)

test('removes the oldest above the limit; caching again makes an entry the newest', async () => {
  for (const name of ['a', 'b', 'c', 'a', 'd']) await put(name)
  expect(store.names('one')).toEqual(['c', 'a', 'd'])
})

test('ignores entries older than seven days, and removes them with the next write', async () => {
  await put('old', NOW - 7 * DAY - 1)
  await put('young', NOW - 7 * DAY)
  expect(await recall('one', address('old'), NOW)).toBeUndefined()
  expect((await recall('one', address('young'), NOW))?.at).toBe(NOW - 7 * DAY)
  await put('new')
  expect(store.names('one')).toEqual(['young', 'new'])
})

test('does not cache a response that is too large, and removes its older version', async () => {
  await put('a')
  await put('a', NOW, 'x'.repeat(101))
  expect(await recall('one', address('a'), NOW)).toBeUndefined()
})

test('stores only body and type: no cookie, and no Date', async () => {
  const headers = { 'Content-Type': 'application/json', Date: 'Mon, 23 Nov 2026 12:00:00 GMT', 'X-User': 'vera' }
  await keep('one', address('a'), new Response('{}', { headers }), LIMITS, NOW)
  const { answer } = (await recall('one', address('a'), NOW)) ?? {}
  expect([...(answer?.headers.keys() ?? [])]).toEqual(['content-type', 'marquee-kept'])
  expect(await answer?.text()).toBe('{}')
})

test('separates sites', async () => {
  await put('a')
  expect(await recall('two', address('a'), NOW)).toBeUndefined()
})

test('removes an entry without creating a cache', async () => {
  await put('a')
  await forget('one', address('a'))
  await forget('none', address('a'))
  expect(store.names('one')).toEqual([])
  expect(await store.has('none')).toBe(false)
})
