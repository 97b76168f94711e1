import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bufferedAhead, createBufferedRetry } from './bufferedRetry'

const video = (currentTime: number, ...ranges: [number, number][]) => ({
  currentTime,
  buffered: {
    length: ranges.length,
    start: (at: number) => ranges[at]?.[0] ?? 0,
    end: (at: number) => ranges[at]?.[1] ?? 0,
  },
})
const error = (category: number) => ({ category, code: 1002, severity: 2 })
const NETWORK = error(1)

describe('bufferedAhead', () => {
  it.each([
    ['nothing', video(0), 0],
    ['from the current time', video(4, [0, 24]), 20],
    ['at another time', video(30, [0, 24]), 0],
    ['at the end of the buffer', video(24, [0, 24]), 0],
    ['in the range of the current time', video(12, [0, 4], [10, 15], [20, 30]), 3],
  ])('%s', (_, at, seconds) => expect(bufferedAhead(at)).toBe(seconds))
})

describe('createBufferedRetry', () => {
  const retry = vi.fn()
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    retry.mockClear()
  })

  it.each([
    ['a network error with enough buffer', NETWORK, video(4, [0, 24]), true],
    ['a network error with little buffer', NETWORK, video(23, [0, 24]), false],
    ['a network error without buffer', NETWORK, video(30, [0, 24]), false],
    ['a refused licence', error(6), video(4, [0, 24]), false],
    ['a damaged segment', error(3), video(4, [0, 24]), false],
    ['an unknown error', new TypeError('x'), video(4, [0, 24]), false],
  ])('%s', (_, failed, at, covered) => {
    const buffered = createBufferedRetry(at, retry)
    expect(buffered.covers(failed)).toBe(covered)
    expect(vi.getTimerCount()).toBe(covered ? 1 : 0)
    buffered.end()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('retries after a delay, once for audio and video together', () => {
    const buffered = createBufferedRetry(video(4, [0, 24]), retry)
    buffered.covers(NETWORK)
    buffered.covers(NETWORK)
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledOnce()
    buffered.covers(NETWORK)
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('retries when online again, and not again after the delay', () => {
    const buffered = createBufferedRetry(video(4, [0, 24]), retry)
    buffered.covers(NETWORK)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledOnce()
  })

  it('does nothing after its end', () => {
    const buffered = createBufferedRetry(video(4, [0, 24]), retry)
    buffered.covers(NETWORK)
    buffered.end()
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(10_000)
    expect(retry).not.toHaveBeenCalled()
  })
})
