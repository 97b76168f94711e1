import { beforeEach, expect, test, vi } from 'vitest'
import { type ObservedVideo, watchFrozenVideo } from './watchFrozenVideo'

/** The used part of a video element. */
class FakeVideo extends EventTarget implements ObservedVideo {
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
let reportCount: number
let stop: () => void

beforeEach(() => {
  vi.restoreAllMocks()
  video = new FakeVideo()
  reportCount = 0
  stop = watchFrozenVideo(video, () => reportCount++)
})

function play(seconds: number, framesPerSecond: number): void {
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    video.currentTime += 0.25
    video.frames += framesPerSecond / 4
    video.dispatchEvent(new Event('timeupdate'))
  }
}

test('does not report a moving picture', () => {
  play(60, 24)
  expect(reportCount).toBe(0)
})

test('reports a frozen picture once', () => {
  play(10, 24)
  play(4, 0)
  expect(reportCount).toBe(0)
  play(60, 0)
  expect(reportCount).toBe(1)
})

test('waits twice as long at double speed', () => {
  video.playbackRate = 2
  play(9, 0)
  expect(reportCount).toBe(0)
  play(2, 0)
  expect(reportCount).toBe(1)
})

test('does not report late frames', () => {
  for (let times = 0; times < 5; times++) {
    play(4, 0)
    play(0.25, 4)
  }
  expect(reportCount).toBe(0)
})

test.each<[string, () => void]>([
  ['the tab is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['it is paused', () => (video.paused = true)],
  ['there is only sound', () => (video.videoWidth = 0)],
  ['it plays on another screen', () => (video.remote = { state: 'connected' })],
  ['it plays by AirPlay', () => (video.webkitCurrentPlaybackTargetIsWireless = true)],
  ['the browser does not count frames', () => (video.getVideoPlaybackQuality = undefined)],
  ['the count stays at 0', () => (video.frames = 0)],
  ['it is scrolled off screen', () => (video.top = -400)],
  ['it is about to end', () => (video.duration = 14)],
])('does not report a frozen picture if %s', (_, arrange) => {
  arrange()
  play(30, 0)
  expect(reportCount).toBe(0)
})

test('does not report a seek', () => {
  play(1, 24)
  video.currentTime += 600
  video.seeking = true
  video.dispatchEvent(new Event('seeking'))
  video.seeking = false
  // The order of the standard; the frame is decoded later.
  video.dispatchEvent(new Event('timeupdate'))
  video.dispatchEvent(new Event('seeked'))
  play(1, 0)
  expect(reportCount).toBe(0)
})

test('does not report after it was stopped', () => {
  stop()
  play(60, 0)
  expect(reportCount).toBe(0)
})
