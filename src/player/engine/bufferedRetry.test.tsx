import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bufferedAhead, createBufferedRetry } from './bufferedRetry'

const bufferedVideo = (currentTime: number, ...ranges: [number, number][]) => ({
  currentTime,
  buffered: {
    length: ranges.length,
    start: (at: number) => ranges[at]?.[0] ?? 0,
    end: (at: number) => ranges[at]?.[1] ?? 0,
  },
})
const engineError = (category: number) => ({ category, code: 1002, severity: 2 })
const NETWORK_ERROR = engineError(1)

describe('bufferedAhead', () => {
  it.each([
    ['is 0 for an empty buffer', bufferedVideo(0), 0],
    ['counts from the current time', bufferedVideo(4, [0, 24]), 20],
    ['is 0 if another part is buffered', bufferedVideo(30, [0, 24]), 0],
    ['is 0 at the end of the buffer', bufferedVideo(24, [0, 24]), 0],
    ['counts only the range of the current time', bufferedVideo(12, [0, 4], [10, 15], [20, 30]), 3],
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
    ['ignores a network error with enough buffer', NETWORK_ERROR, bufferedVideo(4, [0, 24]), true],
    ['does not ignore a network error with little buffer', NETWORK_ERROR, bufferedVideo(23, [0, 24]), false],
    ['does not ignore a network error without buffer', NETWORK_ERROR, bufferedVideo(30, [0, 24]), false],
    ['does not ignore a refused licence', engineError(6), bufferedVideo(4, [0, 24]), false],
    ['does not ignore a damaged segment', engineError(3), bufferedVideo(4, [0, 24]), false],
    ['does not ignore an unknown error', new TypeError('x'), bufferedVideo(4, [0, 24]), false],
  ])('%s', (_, error, video, ignored) => {
    const buffered = createBufferedRetry(video, retry)
    expect(buffered.canIgnore(error)).toBe(ignored)
    expect(vi.getTimerCount()).toBe(ignored ? 1 : 0)
    buffered.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('retries after a delay, once for audio and video together', () => {
    const buffered = createBufferedRetry(bufferedVideo(4, [0, 24]), retry)
    buffered.canIgnore(NETWORK_ERROR)
    buffered.canIgnore(NETWORK_ERROR)
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledOnce()
    buffered.canIgnore(NETWORK_ERROR)
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('retries when online again, and not again after the delay', () => {
    const buffered = createBufferedRetry(bufferedVideo(4, [0, 24]), retry)
    buffered.canIgnore(NETWORK_ERROR)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(10_000)
    expect(retry).toHaveBeenCalledOnce()
  })

  it('does not retry after it was stopped', () => {
    const buffered = createBufferedRetry(bufferedVideo(4, [0, 24]), retry)
    buffered.canIgnore(NETWORK_ERROR)
    buffered.stop()
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(10_000)
    expect(retry).not.toHaveBeenCalled()
  })
})
