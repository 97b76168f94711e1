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
    ['from here on', video(4, [0, 24]), 20],
    ['elsewhere', video(30, [0, 24]), 0],
    ['at its very end', video(24, [0, 24]), 0],
    ['of the part that the viewer is in', video(12, [0, 4], [10, 15], [20, 30]), 3],
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
    ['the line is down, and there is plenty', NETWORK, video(4, [0, 24]), true],
    ['the line is down, and it runs out', NETWORK, video(23, [0, 24]), false],
    ['the line is down at a place that nothing is there of', NETWORK, video(30, [0, 24]), false],
    ['a licence is refused', error(6), video(4, [0, 24]), false],
    ['a part is damaged', error(3), video(4, [0, 24]), false],
    ['nobody knows what it is', new TypeError('x'), video(4, [0, 24]), false],
  ])('%s', (_, failed, at, covered) => {
    const buffered = createBufferedRetry(at, retry)
    expect(buffered.covers(failed)).toBe(covered)
    expect(vi.getTimerCount()).toBe(covered ? 1 : 0)
    buffered.end()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tries again after a pause, once for sound and picture', () => {
    const buffered = createBufferedRetry(video(4, [0, 24]), retry)
    buffered.covers(NETWORK)
    buffered.covers(NETWORK)
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledOnce()
    buffered.covers(NETWORK)
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('tries again when the line is back, and not once more after the pause', () => {
    const buffered = createBufferedRetry(video(4, [0, 24]), retry)
    buffered.covers(NETWORK)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledOnce()
  })

  it('ended, it does nothing any more', () => {
    const buffered = createBufferedRetry(video(4, [0, 24]), retry)
    buffered.covers(NETWORK)
    buffered.end()
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(10_000)
    expect(retry).not.toHaveBeenCalled()
  })
})
