import { beforeEach, expect, test, vi } from 'vitest'
import type { PlaybackAsset } from '../generated/types'
import { preloadStream } from './engine/preloadedStream'
import { savePreferences } from './preferences'
import { preloadAsset } from './preloadAsset'

vi.mock('./engine/preloadedStream', () => ({ preloadStream: vi.fn(async () => {}) }))
vi.mock('./sources/orderSources', async (original) => ({
  ...(await original<typeof import('./sources/orderSources')>()),
  browserCapabilities: { keySystem: async () => true, file: () => true },
}))

const { signal } = new AbortController()
const HLS = { src: '/film/master.m3u8', type: 'application/x-mpegurl' }
const FILE = { src: '/film.mp4', type: 'video/mp4' }
const setSaveData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

const preload = (asset: Partial<PlaybackAsset>, manifestAudio = false) =>
  preloadAsset({ asset: { sources: [HLS], ...asset }, manifestAudio, language: 'fra', signal })
const preloadCalls = () => vi.mocked(preloadStream).mock.calls

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  setSaveData(false)
})

test('preloads the first stream from the saved position', async () => {
  await preload({ progress: 40, sources: [HLS, FILE] })
  expect(preloadCalls()).toMatchObject([[HLS, {}, 40, signal]])
})

test('preloads from the beginning without a saved position', async () => {
  await preload({ progress: 0 })
  expect(preloadCalls()[0]?.[2]).toBeUndefined()
})

test.each<[string, object, () => void]>([
  ['a live stream', { is_live: true }, () => {}],
  ['a protected stream', { sources: [{ ...HLS, is_drm: true }], widevine: 'https://licences.example/' }, () => {}],
  ['a file', { sources: [FILE, HLS] }, () => {}],
  ['an asset without sources', { sources: [] }, () => {}],
  ['a stream with data saver on', {}, () => setSaveData(true)],
])('does not preload %s', async (_, asset, arrange) => {
  arrange()
  await preload(asset)
  expect(preloadCalls()).toEqual([])
})

test.each([
  ['audio in the viewer’s language', undefined, false, { languages: ['fra'], manifestFirst: false }],
  [
    'the default audio of the manifest if the brand requires it',
    undefined,
    true,
    { languages: ['fra'], manifestFirst: true },
  ],
  [
    'the audio language that the viewer selected last',
    'eng',
    true,
    { languages: ['eng', 'fra'], manifestFirst: false },
  ],
])('prefers %s', async (_, audio, manifestAudio, rules) => {
  if (audio) savePreferences({ audio })
  await preload({}, manifestAudio)
  expect(preloadCalls()[0]?.[1].rules).toEqual(rules)
})
