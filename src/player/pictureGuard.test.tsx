import { beforeEach, expect, test, vi } from 'vitest'
import { type FirstPicture, guardPicture } from './pictureGuard'
import type { FilePicture } from './sources/fileTracks'

/** As much of a video element as is looked at. */
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
    video as unknown as FirstPicture,
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

test('sound without the picture that there is: told after some seconds, once', async () => {
  guard('expected')
  await pass(4)
  expect(told).toBe(0)
  await pass(20)
  expect(told).toBe(1)
  expect(asked).toBe(1)
})

test('a format that the browser lacks: told at once', async () => {
  guard('unknown format')
  await pass(0)
  expect(told).toBe(1)
})

test('what has sound only plays on', async () => {
  guard('none')
  await pass(60)
  expect(told).toBe(0)
  expect(asked).toBe(1)
})

test('a picture that is there is not asked about', async () => {
  video.videoWidth = 640
  guard('unknown format')
  video.shown[0]?.()
  await pass(60)
  expect([told, asked]).toEqual([0, 0])
})

test('a size, and never a frame: told', async () => {
  video.videoWidth = 640
  guard('none')
  await pass(20)
  expect(told).toBe(1)
  expect(asked).toBe(0)
})

test('frames that are decoded, but shown nowhere, are pictures', async () => {
  video.videoWidth = 640
  video.frames = 12
  guard('none')
  await pass(20)
  expect(told).toBe(0)
})

test('a browser that tells of no frame has a picture once it has a size', async () => {
  video.requestVideoFrameCallback = undefined
  video.videoWidth = 640
  guard('expected')
  await pass(20)
  expect(told).toBe(0)
})

test.each<[string, () => void]>([
  ['nobody can see it', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['it is paused', () => (video.paused = true)],
  ['it plays on another screen', () => (video.remote = { state: 'connected' })],
])('%s: nothing is told', async (_, arrange) => {
  arrange()
  guard('expected')
  await pass(20)
  expect(told).toBe(0)
})

test('a jump is no time that has passed', async () => {
  guard('expected')
  await pass(1)
  video.currentTime += 600
  video.dispatchEvent(new Event('seeking'))
  await pass(1)
  expect(told).toBe(0)
})

test('taken back, also while it asks, it says nothing', async () => {
  const leave = guard('unknown format')
  video.dispatchEvent(new Event('loadeddata'))
  leave()
  await pass(20)
  expect(told).toBe(0)
})
