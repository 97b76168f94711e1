import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPreloaded, preloadStream, takePreloadedStream } from './preloadedStream'

/** Players of the engine, in the order they were made. */
const made: FakePlayer[] = []
let finishes: Promise<void>

class FakePlayer {
  readonly manager = { waitForFinish: () => finishes }
  readonly preload = vi.fn(async (src: string) => {
    if (src.includes('broken')) throw new Error('no manifest')
    return this.manager
  })
  readonly destroy = vi.fn(async () => {})
  readonly configure = vi.fn()
  constructor() {
    made.push(this)
  }
}

vi.mock('./shaka', () => ({ loadShaka: async () => ({ Player: FakePlayer }) }))
vi.mock('./configuration', () => ({ configuration: () => ({}) }))

const preload = (src: string, startAt?: number) =>
  preloadStream({ src, type: 'application/x-mpegurl' }, {} as never, startAt)

beforeEach(() => {
  vi.useFakeTimers()
  made.length = 0
  finishes = Promise.resolve()
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

test('what is preloaded is handed over once, with what has come, and is not ended by the one who preloaded it', async () => {
  await preload('/a.m3u8', 12)
  expect(made[0]?.preload).toHaveBeenCalledWith('/a.m3u8', 12, undefined)
  expect(isPreloaded('/a.m3u8')).toBe(true)
  const taken = takePreloadedStream('/a.m3u8')
  expect(taken?.loaded()).toBe(made[0]?.manager)
  expect(takePreloadedStream('/a.m3u8')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made[0]?.destroy).not.toHaveBeenCalled()
})

test('somebody plays it by now: no second one is opened', async () => {
  await preloadStream({ src: '/a.m3u8', type: 'application/x-mpegurl' }, {} as never, 0, () => false)
  expect(made).toEqual([])
})

test('nobody comes: it is let go of after 20 s', async () => {
  await preload('/a.m3u8')
  await vi.advanceTimersByTimeAsync(19_000)
  expect(isPreloaded('/a.m3u8')).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect([isPreloaded('/a.m3u8'), made[0]?.destroy.mock.calls.length]).toEqual([false, 1])
})

test('the same again is preloaded once; another one takes its place', async () => {
  await preload('/a.m3u8')
  await preload('/a.m3u8')
  expect(made).toHaveLength(1)
  await preload('/b.m3u8')
  expect([made[0]?.destroy.mock.calls.length, isPreloaded('/a.m3u8'), isPreloaded('/b.m3u8')]).toEqual([1, false, true])
})

test.each<[string, string, () => void]>([
  ['its manifest cannot be had', '/broken.m3u8', () => {}],
  [
    'its segments cannot be had',
    '/a.m3u8',
    () => {
      finishes = Promise.reject(new Error('no segment'))
    },
  ],
])('%s: it is loaded from the beginning', async (_, src, arrange) => {
  arrange()
  await preload(src)
  const taken = takePreloadedStream(src)
  expect(taken?.player).toBe(made[0])
  expect(taken?.loaded()).toBeUndefined()
})

test('another stream than the one that is preloaded is not handed over', async () => {
  await preload('/a.m3u8')
  expect(takePreloadedStream('/b.m3u8')).toBeUndefined()
  expect(isPreloaded('/a.m3u8')).toBe(true)
})
