import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MutedClip } from './MutedClip'

let playResult: () => Promise<void>
const pause = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  playResult = () => Promise.resolve()
  pause.mockClear()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => playResult())
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(playing = true) {
  const onEnd = vi.fn()
  const onFail = vi.fn()
  const clip = (now: boolean) => <MutedClip src="/clip.mp4" playing={now} onEnd={onEnd} onFail={onFail} />
  const { container, rerender } = render(clip(playing))
  return {
    video: container.querySelector('video') as HTMLVideoElement,
    onEnd,
    onFail,
    set: (now: boolean) => rerender(clip(now)),
  }
}

test('plays muted and is not focusable', () => {
  const { video } = show()
  expect(video.muted).toBe(true)
  expect(video.tabIndex).toBe(-1)
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1)
})

test('pauses when playing becomes false', () => {
  const { set } = show()
  set(false)
  expect(pause).toHaveBeenCalled()
})

test('calls onEnd at the end', () => {
  const { video, onEnd } = show()
  fireEvent(video, new Event('ended'))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('calls onFail when the browser refuses to play', async () => {
  playResult = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  const { onFail } = show()
  await vi.advanceTimersByTimeAsync(0)
  expect(onFail).toHaveBeenCalledTimes(1)
})

test('calls onFail for a clip that does not start within eight seconds, and only for such a clip', async () => {
  const late = show()
  await vi.advanceTimersByTimeAsync(8000)
  expect(late.onFail).toHaveBeenCalledTimes(1)
  const good = show()
  fireEvent(good.video, new Event('playing'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(good.onFail).not.toHaveBeenCalled()
})

test('ignores play() rejections after it was paused', async () => {
  let rejectPlay: (reason: unknown) => void = () => {}
  playResult = () => new Promise((_, reject) => (rejectPlay = reject))
  const { set, onFail } = show()
  set(false)
  rejectPlay(new DOMException('aborted', 'AbortError'))
  await vi.advanceTimersByTimeAsync(9000)
  expect(onFail).not.toHaveBeenCalled()
})
