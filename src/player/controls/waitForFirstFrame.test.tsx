import { beforeEach, expect, test, vi } from 'vitest'
import type { EngineSettings } from '../engine/engineSource'
import type { Stream } from '../engine/stream'
import { waitForFirstFrame } from './waitForFirstFrame'

const startStream = vi.fn()
const stream = { start: startStream } as Partial<Stream> as Stream
let isPreloaded: boolean
let showFrame: () => void
let createControls: ReturnType<typeof vi.fn<() => void>>

const FRAME_METADATA = {
  expectedDisplayTime: 0,
  height: 0,
  mediaTime: 0,
  presentationTime: 0,
  presentedFrames: 1,
  width: 0,
}

const createElement = () => {
  const video = document.createElement('video')
  video.requestVideoFrameCallback = (callback) => {
    showFrame = () => callback(0, FRAME_METADATA)
    return 1
  }
  return video
}

const start = (asset = {}, opened: Stream | undefined = stream) => {
  const engine = { asset, preloaded: { isAvailable: () => isPreloaded } } as Partial<EngineSettings> as EngineSettings
  return waitForFirstFrame(createElement(), opened, { engine }, createControls)
}

beforeEach(() => {
  vi.useFakeTimers()
  startStream.mockReset()
  createControls = vi.fn()
  isPreloaded = true
})

test('creates the controls of a file immediately', () => {
  waitForFirstFrame(createElement(), undefined, { engine: { asset: {} } as EngineSettings }, createControls)
  expect(createControls).toHaveBeenCalledOnce()
})

test('creates the controls immediately with a watermark', () => {
  start({ wm: [{}] })
  expect(createControls).toHaveBeenCalledOnce()
  expect(startStream).not.toHaveBeenCalled()
})

test('creates the controls once, after the first frame', () => {
  start()
  expect(startStream).toHaveBeenCalledOnce()
  expect(createControls).not.toHaveBeenCalled()
  showFrame()
  vi.advanceTimersByTime(1000)
  expect(createControls).toHaveBeenCalledOnce()
})

test.each([
  ['400 ms for a preloaded stream', true, 400],
  ['1000 ms for other streams', false, 1000],
])('waits at most %s', (_, preloaded, timeout) => {
  isPreloaded = preloaded
  start()
  vi.advanceTimersByTime(timeout - 1)
  expect(createControls).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(createControls).toHaveBeenCalledOnce()
})

test('creates no controls after it was stopped', () => {
  start()()
  showFrame()
  vi.advanceTimersByTime(1000)
  expect(createControls).not.toHaveBeenCalled()
})
