import { beforeEach, expect, test, vi } from 'vitest'
import { aDataScope } from '../data/testing/aDataScope'
import { ServiceError } from '../service/http/response'
import { createFeatures } from '../site/assemble/features'
import type { Runtime } from '../site/runtime'
import { waitForPlaybackSession } from './playbackSession'
import { prefetchedPlayback } from './prefetchedPlayback'
import { prefetchPlayback } from './prefetchPlayback'

const preloadAsset = vi.hoisted(() => vi.fn())
vi.mock('./playerCode', () => ({ preloadPlayerAndControls: vi.fn() }))
vi.mock('../player/preloadAsset', () => ({ preloadAsset }))

const title = { slug: 'film', asset_id: 'a-film' }
const pageProps = { params: { slug: 'film' }, search: '' }
const aPreloadedAsset = () => ({ sources: { sources: [], isDrmMissing: false }, stream: { drop: vi.fn() } })
let requestedPaths: string[]
let isFailing: boolean
let visitorEpoch: number

const getFromService = async (path: string) => {
  requestedPaths.push(path)
  if (isFailing) throw new ServiceError('network', path)
  return { path, text: '', data: { data: { sources: [{ src: '/media/a.m3u8' }] } } }
}

function createSite(): Runtime {
  const site = {
    data: () => aDataScope({ visitor: visitorEpoch, http: { get: getFromService } }),
    plan: { document: { site_config: {} } },
    session: { state: () => ({ epoch: visitorEpoch }) },
    lists: () => [],
    cards: new Map([['film', title]]),
    feature: createFeatures((): Runtime => runtime),
  }
  const runtime = site as unknown as Runtime
  return runtime
}

const takePrefetched = (site: Runtime, more = {}) => prefetchedPlayback(site).take({ title, ...more })

beforeEach(() => {
  requestedPaths = []
  isFailing = false
  visitorEpoch = 1
  vi.useRealTimers()
  preloadAsset.mockReset().mockImplementation(async () => aPreloadedAsset())
})

test('requests a title once, and returns its session once', async () => {
  const site = createSite()
  await Promise.all([prefetchPlayback(site, pageProps), prefetchPlayback(site, pageProps)])
  const session = takePrefetched(site)
  expect(await session?.response).toMatchObject({ asset: { sources: [{ src: '/media/a.m3u8' }] } })
  expect(requestedPaths).toEqual(['playback/stream/asset/a-film/'])
  expect(takePrefetched(site)).toBeUndefined()
})

test('returns the preloaded stream together with the playback session', async () => {
  const loaded = aPreloadedAsset()
  preloadAsset.mockResolvedValue(loaded)
  const site = createSite()
  await prefetchPlayback(site, pageProps)
  const session = takePrefetched(site)
  expect(session && (await waitForPlaybackSession(session))).toMatchObject({ asset: {}, preloaded: loaded })
  expect(loaded.stream.drop).not.toHaveBeenCalled()
})

test('does not preload the stream if a player has already taken over the prefetched session', async () => {
  const site = createSite()
  const prefetching = prefetchPlayback(site, pageProps)
  await takePrefetched(site)?.response
  await prefetching
  expect(preloadAsset).not.toHaveBeenCalled()
})

test('drops a stream whose preload ends after a player has taken the session', async () => {
  const loaded = aPreloadedAsset()
  const site = createSite()
  preloadAsset.mockImplementation(async () => {
    takePrefetched(site)
    return loaded
  })
  await prefetchPlayback(site, pageProps)
  expect(loaded.stream.drop).toHaveBeenCalledOnce()
})

test.each([
  ['another asset', (site: Runtime) => takePrefetched(site, { asset: 'a-trailer' })],
  ['another version', (site: Runtime) => takePrefetched(site, { version: '2' })],
  [
    'another viewer',
    (site: Runtime) => {
      visitorEpoch = 2
      return takePrefetched(site)
    },
  ],
  [
    'a title whose saved position has changed',
    (site: Runtime) => {
      prefetchedPlayback(site).drop()
      return takePrefetched(site)
    },
  ],
])('drops the session instead of using it for %s', async (_, takeOther) => {
  const loaded = aPreloadedAsset()
  preloadAsset.mockResolvedValue(loaded)
  const site = createSite()
  await prefetchPlayback(site, pageProps)
  expect(takeOther(site)).toBeUndefined()
  expect(loaded.stream.drop).toHaveBeenCalledOnce()
})

test('drops the previous stream when another title is prefetched', async () => {
  const loaded = aPreloadedAsset()
  preloadAsset.mockResolvedValueOnce(loaded)
  const site = createSite()
  await prefetchPlayback(site, pageProps)
  await prefetchPlayback(site, { params: { slug: 'film' }, search: '?asset=a-trailer' })
  expect(loaded.stream.drop).toHaveBeenCalledOnce()
})

test('does not return a session after 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const site = createSite()
  await prefetchPlayback(site, pageProps)
  vi.advanceTimersByTime(15_001)
  expect(takePrefetched(site)).toBeUndefined()
})

test('does not keep a failed response', async () => {
  isFailing = true
  const site = createSite()
  await prefetchPlayback(site, pageProps)
  expect(takePrefetched(site)).toBeUndefined()
})

test('requests nothing for an unknown title', async () => {
  await prefetchPlayback(createSite(), { params: { slug: 'other' }, search: '' })
  expect(requestedPaths).toEqual([])
})
