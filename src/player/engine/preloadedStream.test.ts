import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadStream } from './preloadedStream'

/** Players of the engine, in the order they were created. */
const createdPlayers: FakePlayer[] = []
let segmentsLoaded: Promise<void>

class FakePlayer {
  readonly manager = { waitForFinish: () => segmentsLoaded }
  readonly preload = vi.fn(async (src: string) => {
    if (src.includes('broken')) throw new Error('no manifest')
    return this.manager
  })
  readonly destroy = vi.fn(async () => {})
  readonly configure = vi.fn()
  constructor() {
    createdPlayers.push(this)
  }
}

vi.mock('./shaka', () => ({ loadShaka: async () => ({ Player: FakePlayer }) }))
vi.mock('./configuration', () => ({ configuration: () => ({}) }))

const ENGINE_OPTIONS = { asset: { sources: [] }, rules: { languages: [] } }
const preload = (src: string, startAt?: number, signal?: AbortSignal) =>
  preloadStream({ src, type: 'application/x-mpegurl' }, ENGINE_OPTIONS, startAt, signal)
const flush = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers()
  createdPlayers.length = 0
  segmentsLoaded = Promise.resolve()
})
afterEach(() => void vi.useRealTimers())

test('take() returns the engine with the loaded data on the first call only', async () => {
  const stream = await preload('/a.m3u8', 12)
  expect(createdPlayers[0]?.preload).toHaveBeenCalledWith('/a.m3u8', 12, 'application/x-mpegurl')
  await flush()
  expect(stream?.isAvailable()).toBe(true)
  expect(stream?.take()).toMatchObject({ player: createdPlayers[0], manager: createdPlayers[0]?.manager })
  expect(stream?.isAvailable()).toBe(false)
  expect(stream?.take()).toBeUndefined()
})

test('does not destroy an engine that was taken', async () => {
  const stream = await preload('/a.m3u8')
  stream?.take()
  stream?.drop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(createdPlayers[0]?.destroy).not.toHaveBeenCalled()
})

test('creates no engine after it was aborted', async () => {
  expect(await preload('/a.m3u8', 0, AbortSignal.abort())).toBeUndefined()
  expect(createdPlayers).toEqual([])
})

test('destroys an engine that is not taken within 20 seconds', async () => {
  const stream = await preload('/a.m3u8')
  await vi.advanceTimersByTimeAsync(19_000)
  expect(stream?.isAvailable()).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(stream?.take()).toBeUndefined()
  expect(createdPlayers[0]?.destroy).toHaveBeenCalledOnce()
})

test.each([
  ['the manifest fails to load', '/broken.m3u8', false],
  ['a segment fails to load', '/a.m3u8', true],
])('returns an engine without loaded data if %s', async (_, src, failsAtSegment) => {
  if (failsAtSegment) segmentsLoaded = Promise.reject(new Error('no segment'))
  const stream = await preload(src)
  await flush()
  expect(stream?.take()).toMatchObject({ player: createdPlayers[0], manager: undefined })
})
