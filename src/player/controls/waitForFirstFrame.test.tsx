import { beforeEach, expect, test, vi } from 'vitest'
import type { EngineSettings } from '../engine/engineSource'
import type { Stream } from '../engine/stream'
import { waitForFirstFrame } from './waitForFirstFrame'

const begin = vi.fn()
const stream = { begin } as Partial<Stream> as Stream
let isPreloaded: boolean
let showPicture: () => void
let proceed: ReturnType<typeof vi.fn<() => void>>

const FRAME = { expectedDisplayTime: 0, height: 0, mediaTime: 0, presentationTime: 0, presentedFrames: 1, width: 0 }

const createElement = () => {
  const video = document.createElement('video')
  video.requestVideoFrameCallback = (callback) => {
    showPicture = () => callback(0, FRAME)
    return 1
  }
  return video
}

const start = (asset = {}, opened: Stream | undefined = stream) => {
  const engine = { asset, preloaded: { isAvailable: () => isPreloaded } } as Partial<EngineSettings> as EngineSettings
  return waitForFirstFrame(createElement(), opened, { engine }, proceed)
}

beforeEach(() => {
  vi.useFakeTimers()
  begin.mockReset()
  proceed = vi.fn()
  isPreloaded = true
})

test('creates the controls of a file immediately', () => {
  waitForFirstFrame(createElement(), undefined, { engine: { asset: {} } as EngineSettings }, proceed)
  expect(proceed).toHaveBeenCalledOnce()
})

test('creates the controls immediately with a watermark', () => {
  start({ wm: [{}] })
  expect(proceed).toHaveBeenCalledOnce()
  expect(begin).not.toHaveBeenCalled()
})

test('creates the controls once, after the first frame', () => {
  start()
  expect(begin).toHaveBeenCalledOnce()
  expect(proceed).not.toHaveBeenCalled()
  showPicture()
  vi.advanceTimersByTime(1000)
  expect(proceed).toHaveBeenCalledOnce()
})

test.each([
  ['400 ms for a preloaded stream', true, 400],
  ['1000 ms for other streams', false, 1000],
])('waits at most %s', (_, preloaded, timeout) => {
  isPreloaded = preloaded
  start()
  vi.advanceTimersByTime(timeout - 1)
  expect(proceed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(proceed).toHaveBeenCalledOnce()
})

test('creates no controls after it was stopped', () => {
  start()()
  showPicture()
  vi.advanceTimersByTime(1000)
  expect(proceed).not.toHaveBeenCalled()
})
