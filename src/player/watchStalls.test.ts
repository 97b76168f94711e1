import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchStalls } from './watchStalls'

const [METADATA, CURRENT, FUTURE, ENOUGH] = [1, 2, 3, 4] as const

/** The used part of a video element. */
class FakeVideo extends EventTarget {
  readonly HAVE_CURRENT_DATA = CURRENT
  readonly HAVE_FUTURE_DATA = FUTURE
  currentTime = 0
  paused = false
  ended = false
  readyState: number = METADATA
  update(name: string, now: Partial<Pick<FakeVideo, 'currentTime' | 'paused' | 'ended' | 'readyState'>> = {}) {
    Object.assign(this, now)
    this.dispatchEvent(new Event(name))
  }
}

let video: FakeVideo
let stallCount: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  video = new FakeVideo()
  stallCount = 0
  stop = watchStalls(video as unknown as HTMLVideoElement, { first: 6000, later: 12_000 }, () => stallCount++)
})
afterEach(() => void vi.useRealTimers())

const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const startPlaying = () => {
  video.update('canplay', { readyState: ENOUGH })
  video.update('playing')
  video.update('timeupdate', { currentTime: video.currentTime + 1 })
}

describe('watchStalls', () => {
  it('reports once that playback never starts', () => {
    advanceSeconds(5)
    expect(stallCount).toBe(0)
    advanceSeconds(2)
    expect(stallCount).toBe(1)
    advanceSeconds(60)
    expect(stallCount).toBe(1)
  })

  it('does not report a playing video', () => {
    startPlaying()
    advanceSeconds(60)
    expect(stallCount).toBe(0)
  })

  it.each(['waiting', 'stalled', 'seeking'])('reports endless %s during playback', (name) => {
    startPlaying()
    advanceSeconds(30)
    video.update(name, { readyState: CURRENT })
    advanceSeconds(11)
    expect(stallCount, 'the later timeout is longer').toBe(0)
    advanceSeconds(4)
    expect(stallCount).toBe(1)
  })

  it.each([
    ['the position advances', () => video.update('timeupdate', { currentTime: 5 })],
    ['enough is buffered', () => video.update('canplay', { readyState: FUTURE })],
    ['playback resumes', () => video.update('playing', { readyState: FUTURE })],
    ['it ends', () => video.update('ended', { ended: true })],
    ['an error is dispatched', () => video.update('error')],
  ])('does not report if %s', (_, end) => {
    startPlaying()
    video.update('waiting', { readyState: CURRENT })
    advanceSeconds(10)
    end()
    advanceSeconds(30)
    expect(stallCount).toBe(0)
  })

  it('does not count repeated positions as progress', () => {
    startPlaying()
    video.update('waiting', { readyState: CURRENT })
    for (let second = 0; second < 15; second++) {
      video.update('timeupdate')
      advanceSeconds(1)
    }
    expect(stallCount).toBe(1)
  })

  it('does not report a stalled network with enough buffer', () => {
    startPlaying()
    video.update('stalled', { readyState: ENOUGH })
    advanceSeconds(60)
    expect(stallCount).toBe(0)
  })

  it('does not report blocked autoplay that waits for the viewer', () => {
    video.update('loadeddata', { paused: true, readyState: CURRENT })
    advanceSeconds(60)
    expect(stallCount).toBe(0)
    // The viewer presses Play, but playback does not start.
    video.update('waiting', { paused: false })
    advanceSeconds(15)
    expect(stallCount).toBe(1)
  })

  it('does not report a paused video that shows a frame after a seek', () => {
    startPlaying()
    video.update('seeking', { paused: true, currentTime: 20, readyState: METADATA })
    video.update('seeked', { readyState: CURRENT })
    advanceSeconds(60)
    expect(stallCount).toBe(0)
  })

  it('reports a paused video without a frame after a seek', () => {
    startPlaying()
    video.update('seeking', { paused: true, currentTime: 20, readyState: METADATA })
    advanceSeconds(15)
    expect(stallCount).toBe(1)
  })

  it('does not report after it was stopped', () => {
    stop()
    video.update('waiting')
    advanceSeconds(60)
    expect(stallCount).toBe(0)
  })
})
