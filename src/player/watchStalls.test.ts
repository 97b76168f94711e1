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
let stalls: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  video = new FakeVideo()
  stalls = 0
  stop = watchStalls(video as unknown as HTMLVideoElement, { first: 6000, later: 12_000 }, () => stalls++)
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const startPlaying = () => {
  video.update('canplay', { readyState: ENOUGH })
  video.update('playing')
  video.update('timeupdate', { currentTime: video.currentTime + 1 })
}

describe('watchStalls', () => {
  it('reports once that playback never starts', () => {
    pass(5)
    expect(stalls).toBe(0)
    pass(2)
    expect(stalls).toBe(1)
    pass(60)
    expect(stalls).toBe(1)
  })

  it('does not report a playing video', () => {
    startPlaying()
    pass(60)
    expect(stalls).toBe(0)
  })

  it.each(['waiting', 'stalled', 'seeking'])('reports endless %s during playback', (name) => {
    startPlaying()
    pass(30)
    video.update(name, { readyState: CURRENT })
    pass(11)
    expect(stalls, 'the later timeout is longer').toBe(0)
    pass(4)
    expect(stalls).toBe(1)
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
    pass(10)
    end()
    pass(30)
    expect(stalls).toBe(0)
  })

  it('does not count repeated positions as progress', () => {
    startPlaying()
    video.update('waiting', { readyState: CURRENT })
    for (let second = 0; second < 15; second++) {
      video.update('timeupdate')
      pass(1)
    }
    expect(stalls).toBe(1)
  })

  it('does not report a stalled network with enough buffer', () => {
    startPlaying()
    video.update('stalled', { readyState: ENOUGH })
    pass(60)
    expect(stalls).toBe(0)
  })

  it('does not report blocked autoplay that waits for the viewer', () => {
    video.update('loadeddata', { paused: true, readyState: CURRENT })
    pass(60)
    expect(stalls).toBe(0)
    // The viewer presses Play, but playback does not start.
    video.update('waiting', { paused: false })
    pass(15)
    expect(stalls).toBe(1)
  })

  it('does not report a paused video that shows a frame after a seek', () => {
    startPlaying()
    video.update('seeking', { paused: true, currentTime: 20, readyState: METADATA })
    video.update('seeked', { readyState: CURRENT })
    pass(60)
    expect(stalls).toBe(0)
  })

  it('reports a paused video without a frame after a seek', () => {
    startPlaying()
    video.update('seeking', { paused: true, currentTime: 20, readyState: METADATA })
    pass(15)
    expect(stalls).toBe(1)
  })

  it('does not report after it was stopped', () => {
    stop()
    video.update('waiting')
    pass(60)
    expect(stalls).toBe(0)
  })
})
