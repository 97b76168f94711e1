import { beforeEach, expect, test, vi } from 'vitest'
import { preloadAsset } from '../player/preloadAsset'
import { ServiceError } from '../service/http/reply'
import type { Runtime } from '../site/runtime'
import { forgetPlayback, preloadPlayback, takePlayback } from './preloadPlayback'

vi.mock('./playerCode', () => ({ preloadAll: vi.fn() }))
vi.mock('../player/preloadAsset', () => ({ preloadAsset: vi.fn() }))

const title = { slug: 'film', asset_id: 'a-film' } as never
const page = { params: { slug: 'film' }, search: '' }
let calls: string[]
let fails: boolean
let epoch: number

const get = async (path: string) => {
  calls.push(path)
  if (fails) throw new ServiceError('network', path)
  return { path, text: '', data: { data: { sources: [{ src: '/media/a.m3u8' }] } } }
}

const runtime = () =>
  ({
    data: () => ({
      site: 'test',
      visitor: epoch,
      http: { get },
      check: async (_reply: unknown, data: unknown) => data as never,
      found: () => {},
    }),
    plan: { document: { site_config: {} } },
    session: { state: () => ({ epoch }) },
    lists: () => [],
    cards: new Map([['film', title]]),
  }) as unknown as Runtime

beforeEach(() => {
  calls = []
  fails = false
  epoch = 1
  vi.useRealTimers()
})

test('what was asked for before the press is played, and asked for once', async () => {
  const site = runtime()
  await Promise.all([preloadPlayback(site, page), preloadPlayback(site, page)])
  expect(await takePlayback(site, { title })).toMatchObject({ asset: { sources: [{ src: '/media/a.m3u8' }] } })
  expect(calls).toEqual(['playback/stream/asset/a-film/'])
  expect(takePlayback(site, { title })).toBeUndefined()
})

test.each([
  ['nobody has taken yet is opened before the press', false, 1],
  ['was taken is not opened a second time', true, 0],
])('a stream whose answer %s', async (_, taken, times) => {
  vi.mocked(preloadAsset).mockClear()
  const site = runtime()
  const warmed = preloadPlayback(site, page)
  if (taken) await takePlayback(site, { title })
  await warmed
  expect(preloadAsset).toHaveBeenCalledTimes(times)
})

test.each([
  ['another asset', (site: Runtime) => takePlayback(site, { title, asset: 'a-trailer' })],
  ['another version', (site: Runtime) => takePlayback(site, { title, version: '2' })],
  [
    'another user',
    (site: Runtime) => {
      epoch = 2
      return takePlayback(site, { title })
    },
  ],
  [
    'a place that has moved',
    (site: Runtime) => {
      forgetPlayback(site)
      return takePlayback(site, { title })
    },
  ],
])('it is not used for %s', async (_, take) => {
  const site = runtime()
  await preloadPlayback(site, page)
  expect(take(site)).toBeUndefined()
})

test('it is not used after a while', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const site = runtime()
  await preloadPlayback(site, page)
  vi.advanceTimersByTime(15_001)
  expect(takePlayback(site, { title })).toBeUndefined()
})

test('what did not come is not kept, and nothing is told', async () => {
  fails = true
  const site = runtime()
  await preloadPlayback(site, page)
  expect(takePlayback(site, { title })).toBeUndefined()
})

test('a title that nobody knows yet is not asked for', async () => {
  await preloadPlayback(runtime(), { params: { slug: 'other' }, search: '' }).catch(() => {})
  expect(calls).toEqual([])
})
