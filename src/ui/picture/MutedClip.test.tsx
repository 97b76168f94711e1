import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MutedClip } from './MutedClip'

let answer: () => Promise<void>
const pause = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  answer = () => Promise.resolve()
  pause.mockClear()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => answer())
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

test('it plays without sound, and nobody reaches it by keyboard', () => {
  const { video } = show()
  expect(video.muted).toBe(true)
  expect(video.tabIndex).toBe(-1)
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1)
})

test('it stands still when asked to', () => {
  const { set } = show()
  set(false)
  expect(pause).toHaveBeenCalled()
})

test('its end is told', () => {
  const { video, onEnd } = show()
  fireEvent(video, new Event('ended'))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a browser that refuses to play it is told of', async () => {
  answer = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  const { onFail } = show()
  await vi.advanceTimersByTimeAsync(0)
  expect(onFail).toHaveBeenCalledTimes(1)
})

test('a clip that does not begin within eight seconds counts as failed, one that does not', async () => {
  const late = show()
  await vi.advanceTimersByTimeAsync(8000)
  expect(late.onFail).toHaveBeenCalledTimes(1)
  const good = show()
  fireEvent(good.video, new Event('playing'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(good.onFail).not.toHaveBeenCalled()
})

test('a refusal that comes after it was stopped concerns nobody', async () => {
  let refuse: (why: unknown) => void = () => {}
  answer = () => new Promise((_, no) => (refuse = no))
  const { set, onFail } = show()
  set(false)
  refuse(new DOMException('aborted', 'AbortError'))
  await vi.advanceTimersByTimeAsync(9000)
  expect(onFail).not.toHaveBeenCalled()
})
