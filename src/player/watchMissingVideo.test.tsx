import { beforeEach, expect, test, vi } from 'vitest'
import type { FileVideoStatus } from './sources/fileTracks'
import { type FirstFrameVideo, watchMissingVideo } from './watchMissingVideo'

/** The used part of a video element. */
class FakeVideo extends EventTarget {
  currentTime = 0
  duration = 5400
  paused = false
  playbackRate = 1
  seeking = false
  videoWidth = 0
  frames = 0
  frameCallbacks: (() => void)[] = []
  remote?: { state: RemotePlaybackState }
  getBoundingClientRect = () => new DOMRect(0, 0, 640, 360)
  getVideoPlaybackQuality = () => ({ totalVideoFrames: this.frames })
  requestVideoFrameCallback? = (callback: () => void) => this.frameCallbacks.push(callback)
}

let video: FakeVideo
let reportCount: number
let checkCount: number

beforeEach(() => {
  vi.restoreAllMocks()
  video = new FakeVideo()
  reportCount = 0
  checkCount = 0
})

const watch = (status: FileVideoStatus) =>
  watchMissingVideo(
    video as unknown as FirstFrameVideo,
    async () => {
      checkCount++
      return status
    },
    () => reportCount++,
  )

async function playFor(seconds: number): Promise<void> {
  video.dispatchEvent(new Event('loadeddata'))
  await Promise.resolve()
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    video.currentTime += 0.25
    video.dispatchEvent(new Event('timeupdate'))
  }
}

test('reports missing video once after some seconds', async () => {
  watch('expected')
  await playFor(4)
  expect(reportCount).toBe(0)
  await playFor(20)
  expect(reportCount).toBe(1)
  expect(checkCount).toBe(1)
})

test('reports an unsupported format immediately', async () => {
  watch('unknown format')
  await playFor(0)
  expect(reportCount).toBe(1)
})

test('does not report audio-only files', async () => {
  watch('none')
  await playFor(60)
  expect(reportCount).toBe(0)
  expect(checkCount).toBe(1)
})

test('does not check a file whose video is shown', async () => {
  video.videoWidth = 640
  watch('unknown format')
  video.frameCallbacks[0]?.()
  await playFor(60)
  expect([reportCount, checkCount]).toEqual([0, 0])
})

test('reports video with a size but without frames', async () => {
  video.videoWidth = 640
  watch('none')
  await playFor(20)
  expect(reportCount).toBe(1)
  expect(checkCount).toBe(0)
})

test('does not report a file whose frames are decoded but not shown', async () => {
  video.videoWidth = 640
  video.frames = 12
  watch('none')
  await playFor(20)
  expect(reportCount).toBe(0)
})

test('does not report a video with a size if the browser lacks requestVideoFrameCallback', async () => {
  video.requestVideoFrameCallback = undefined
  video.videoWidth = 640
  watch('expected')
  await playFor(20)
  expect(reportCount).toBe(0)
})

test.each<[string, () => void]>([
  ['the tab is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['it is paused', () => (video.paused = true)],
  ['it plays on another screen', () => (video.remote = { state: 'connected' })],
])('does not report if %s', async (_, arrange) => {
  arrange()
  watch('expected')
  await playFor(20)
  expect(reportCount).toBe(0)
})

test('does not count a seek as elapsed time', async () => {
  watch('expected')
  await playFor(1)
  video.currentTime += 600
  video.dispatchEvent(new Event('seeking'))
  await playFor(1)
  expect(reportCount).toBe(0)
})

test('does not report after it was stopped, even during the check', async () => {
  const stop = watch('unknown format')
  video.dispatchEvent(new Event('loadeddata'))
  stop()
  await playFor(20)
  expect(reportCount).toBe(0)
})
