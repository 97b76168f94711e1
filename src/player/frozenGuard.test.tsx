import { beforeEach, expect, test, vi } from 'vitest'
import { guardFrozen, type Pictures } from './frozenGuard'

/** As much of a video element as is looked at. */
class FakeVideo extends EventTarget implements Pictures {
  currentTime = 10
  duration = 5400
  paused = false
  playbackRate = 1
  top = 0
  seeking = false
  videoWidth = 640
  frames = 250
  remote?: { state: RemotePlaybackState }
  webkitCurrentPlaybackTargetIsWireless?: boolean
  getBoundingClientRect = () => new DOMRect(0, this.top, 640, 360)
  getVideoPlaybackQuality? = () => ({ totalVideoFrames: this.frames })
}

let video: FakeVideo
let told: number
let leave: () => void

beforeEach(() => {
  vi.restoreAllMocks()
  video = new FakeVideo()
  told = 0
  leave = guardFrozen(video, () => told++)
})

/** Plays on. */
function pass(seconds: number, framesPerSecond: number): void {
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    video.currentTime += 0.25
    video.frames += framesPerSecond / 4
    video.dispatchEvent(new Event('timeupdate'))
  }
}

test('a picture that moves is left alone', () => {
  pass(60, 24)
  expect(told).toBe(0)
})

test('the sound goes on over one picture: told, once', () => {
  pass(10, 24)
  pass(4, 0)
  expect(told).toBe(0)
  pass(60, 0)
  expect(told).toBe(1)
})

test('at double speed twice as much may pass', () => {
  video.playbackRate = 2
  pass(9, 0)
  expect(told).toBe(0)
  pass(2, 0)
  expect(told).toBe(1)
})

test('pictures that come late are no end', () => {
  for (let times = 0; times < 5; times++) {
    pass(4, 0)
    pass(0.25, 4)
  }
  expect(told).toBe(0)
})

test.each<[string, () => void]>([
  ['nobody can see it', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['it is paused', () => (video.paused = true)],
  ['there is only sound', () => (video.videoWidth = 0)],
  ['it plays on another screen', () => (video.remote = { state: 'connected' })],
  ['it plays by AirPlay', () => (video.webkitCurrentPlaybackTargetIsWireless = true)],
  ['nobody counts', () => (video.getVideoPlaybackQuality = undefined)],
  ['the count stays at 0', () => (video.frames = 0)],
  ['it is scrolled out of sight', () => (video.top = -400)],
  ['it is about to end', () => (video.duration = 14)],
])('%s: nothing is told', (_, arrange) => {
  arrange()
  pass(30, 0)
  expect(told).toBe(0)
})

test('a jump over many seconds is no standstill', () => {
  pass(1, 24)
  video.currentTime += 600
  video.seeking = true
  video.dispatchEvent(new Event('seeking'))
  video.seeking = false
  // In this order, as the standard says; its picture is made later.
  video.dispatchEvent(new Event('timeupdate'))
  video.dispatchEvent(new Event('seeked'))
  pass(1, 0)
  expect(told).toBe(0)
})

test('taken back, it says nothing any more', () => {
  leave()
  pass(60, 0)
  expect(told).toBe(0)
})
