import { beforeEach, expect, test, vi } from 'vitest'
import { type FirstFrameVideo, guardPicture } from './guardPicture'
import type { FilePicture } from './sources/fileTracks'

/** The used part of a video element. */
class FakeVideo extends EventTarget {
  currentTime = 0
  duration = 5400
  paused = false
  playbackRate = 1
  seeking = false
  videoWidth = 0
  frames = 0
  shown: (() => void)[] = []
  remote?: { state: RemotePlaybackState }
  getBoundingClientRect = () => new DOMRect(0, 0, 640, 360)
  getVideoPlaybackQuality = () => ({ totalVideoFrames: this.frames })
  requestVideoFrameCallback? = (told: () => void) => this.shown.push(told)
}

let video: FakeVideo
let told: number
let asked: number

beforeEach(() => {
  vi.restoreAllMocks()
  video = new FakeVideo()
  told = 0
  asked = 0
})

const guard = (picture: FilePicture) =>
  guardPicture(
    video as unknown as FirstFrameVideo,
    async () => {
      asked++
      return picture
    },
    () => told++,
  )

async function pass(seconds: number): Promise<void> {
  video.dispatchEvent(new Event('loadeddata'))
  await Promise.resolve()
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    video.currentTime += 0.25
    video.dispatchEvent(new Event('timeupdate'))
  }
}

test('reports missing video once after some seconds', async () => {
  guard('expected')
  await pass(4)
  expect(told).toBe(0)
  await pass(20)
  expect(told).toBe(1)
  expect(asked).toBe(1)
})

test('reports an unsupported format immediately', async () => {
  guard('unknown format')
  await pass(0)
  expect(told).toBe(1)
})

test('does not report audio-only files', async () => {
  guard('none')
  await pass(60)
  expect(told).toBe(0)
  expect(asked).toBe(1)
})

test('does not check a file whose video is shown', async () => {
  video.videoWidth = 640
  guard('unknown format')
  video.shown[0]?.()
  await pass(60)
  expect([told, asked]).toEqual([0, 0])
})

test('reports video with a size but without frames', async () => {
  video.videoWidth = 640
  guard('none')
  await pass(20)
  expect(told).toBe(1)
  expect(asked).toBe(0)
})

test('counts decoded frames that are not shown', async () => {
  video.videoWidth = 640
  video.frames = 12
  guard('none')
  await pass(20)
  expect(told).toBe(0)
})

test('without frame callbacks, a size counts as video', async () => {
  video.requestVideoFrameCallback = undefined
  video.videoWidth = 640
  guard('expected')
  await pass(20)
  expect(told).toBe(0)
})

test.each<[string, () => void]>([
  ['the tab is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['it is paused', () => (video.paused = true)],
  ['it plays on another screen', () => (video.remote = { state: 'connected' })],
])('does not report if %s', async (_, arrange) => {
  arrange()
  guard('expected')
  await pass(20)
  expect(told).toBe(0)
})

test('does not count a seek as elapsed time', async () => {
  guard('expected')
  await pass(1)
  video.currentTime += 600
  video.dispatchEvent(new Event('seeking'))
  await pass(1)
  expect(told).toBe(0)
})

test('does not report after it was stopped, even during the check', async () => {
  const leave = guard('unknown format')
  video.dispatchEvent(new Event('loadeddata'))
  leave()
  await pass(20)
  expect(told).toBe(0)
})
