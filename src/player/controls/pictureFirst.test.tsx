import { beforeEach, expect, test, vi } from 'vitest'
import { beginStream } from '../engine/openStream'
import { isPreloaded } from '../engine/preloadedStream'
import { pictureFirst } from './pictureFirst'
import type { ControlsSettings } from './useControls'

vi.mock('../engine/preloadedStream', () => ({ isPreloaded: vi.fn() }))
vi.mock('../engine/openStream', () => ({ beginStream: vi.fn() }))

const settings = {
  source: { src: '/a.m3u8', type: 'application/x-mpegurl' },
  engine: { asset: {} },
} as unknown as ControlsSettings
const close = vi.fn()
let shown: () => void
let proceed: ReturnType<typeof vi.fn<() => void>>

const element = () => {
  const video = document.createElement('video')
  video.requestVideoFrameCallback = (callback) => {
    shown = callback as never
    return 1
  }
  return video
}

beforeEach(() => {
  vi.useFakeTimers()
  close.mockReset()
  proceed = vi.fn()
  vi.mocked(beginStream).mockReset().mockReturnValue(close)
  vi.mocked(isPreloaded).mockReturnValue(true)
})

test('a file gets its controls at once', () => {
  pictureFirst(element(), { ...settings, source: { src: '/a.mp4', type: 'video/mp4' } } as never, proceed)
  expect(proceed).toHaveBeenCalledOnce()
  expect(beginStream).not.toHaveBeenCalled()
})

test('a stream that is not there yet begins before its controls, too, which wait for it a little longer', () => {
  vi.mocked(isPreloaded).mockReturnValue(false)
  pictureFirst(element(), settings, proceed)
  expect(beginStream).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(999)
  expect(proceed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(proceed).toHaveBeenCalledOnce()
})

test('no picture is shown without its watermark', () => {
  const marked = { ...settings, engine: { asset: { wm: [{}] } } } as unknown as ControlsSettings
  pictureFirst(element(), marked, proceed)
  expect(proceed).toHaveBeenCalledOnce()
  expect(beginStream).not.toHaveBeenCalled()
})

test('where the beginning is there, the controls come after the first picture, once', () => {
  pictureFirst(element(), settings, proceed)
  expect(proceed).not.toHaveBeenCalled()
  shown()
  vi.advanceTimersByTime(1000)
  expect(proceed).toHaveBeenCalledOnce()
})

test('a picture that does not come keeps nobody from the controls', () => {
  pictureFirst(element(), settings, proceed)
  vi.advanceTimersByTime(400)
  expect(proceed).toHaveBeenCalledOnce()
})

test('whoever leaves before closes the stream, and no controls are made', () => {
  pictureFirst(element(), settings, proceed)()
  shown()
  vi.advanceTimersByTime(1000)
  expect(close).toHaveBeenCalledOnce()
  expect(proceed).not.toHaveBeenCalled()
})
