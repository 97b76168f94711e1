import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardStalls } from './guardStalls'

const [METADATA, CURRENT, FUTURE, ENOUGH] = [1, 2, 3, 4] as const

/** The used part of a video element. */
class FakeVideo extends EventTarget {
  readonly HAVE_CURRENT_DATA = CURRENT
  readonly HAVE_FUTURE_DATA = FUTURE
  currentTime = 0
  paused = false
  ended = false
  readyState: number = METADATA
  tell(name: string, now: Partial<Pick<FakeVideo, 'currentTime' | 'paused' | 'ended' | 'readyState'>> = {}) {
    Object.assign(this, now)
    this.dispatchEvent(new Event(name))
  }
}

let video: FakeVideo
let stalls: number
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  video = new FakeVideo()
  stalls = 0
  leave = guardStalls(video as unknown as HTMLVideoElement, { first: 6000, later: 12_000 }, () => stalls++)
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const plays = () => {
  video.tell('canplay', { readyState: ENOUGH })
  video.tell('playing')
  video.tell('timeupdate', { currentTime: video.currentTime + 1 })
}

describe('guardStalls', () => {
  it('reports once that playback never starts', () => {
    pass(5)
    expect(stalls).toBe(0)
    pass(2)
    expect(stalls).toBe(1)
    pass(60)
    expect(stalls).toBe(1)
  })

  it('does not report a playing video', () => {
    plays()
    pass(60)
    expect(stalls).toBe(0)
  })

  it.each(['waiting', 'stalled', 'seeking'])('reports endless %s during playback', (name) => {
    plays()
    pass(30)
    video.tell(name, { readyState: CURRENT })
    pass(11)
    expect(stalls, 'what has played is waited for longer').toBe(0)
    pass(4)
    expect(stalls).toBe(1)
  })

  it.each([
    ['the picture goes on', () => video.tell('timeupdate', { currentTime: 5 })],
    ['it can be played', () => video.tell('canplay', { readyState: FUTURE })],
    ['it plays', () => video.tell('playing', { readyState: FUTURE })],
    ['it is over', () => video.tell('ended', { ended: true })],
    ['something else was told', () => video.tell('error')],
  ])('does not report if %s', (_, end) => {
    plays()
    video.tell('waiting', { readyState: CURRENT })
    pass(10)
    end()
    pass(30)
    expect(stalls).toBe(0)
  })

  it('does not count repeated positions as progress', () => {
    plays()
    video.tell('waiting', { readyState: CURRENT })
    for (let second = 0; second < 15; second++) {
      video.tell('timeupdate')
      pass(1)
    }
    expect(stalls).toBe(1)
  })

  it('does not report a stalled network with enough buffer', () => {
    plays()
    video.tell('stalled', { readyState: ENOUGH })
    pass(60)
    expect(stalls).toBe(0)
  })

  it('does not report blocked autoplay that waits for the viewer', () => {
    video.tell('loadeddata', { paused: true, readyState: CURRENT })
    pass(60)
    expect(stalls).toBe(0)
    // The viewer presses Play, and nothing comes.
    video.tell('waiting', { paused: false })
    pass(15)
    expect(stalls).toBe(1)
  })

  it('paused on a picture that is there, after a seek', () => {
    plays()
    video.tell('seeking', { paused: true, currentTime: 20, readyState: METADATA })
    video.tell('seeked', { readyState: CURRENT })
    pass(60)
    expect(stalls).toBe(0)
  })

  it('paused on a picture that does not come, after a seek', () => {
    plays()
    video.tell('seeking', { paused: true, currentTime: 20, readyState: METADATA })
    pass(15)
    expect(stalls).toBe(1)
  })

  it('does not report after it was stopped', () => {
    leave()
    video.tell('waiting')
    pass(60)
    expect(stalls).toBe(0)
  })
})
