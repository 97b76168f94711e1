import type { Stream } from '../engine/stream'
import type { ControlsSettings } from './useControls'

const FIRST_PICTURE_TIMEOUT_MS = 1000
const PRELOADED_PICTURE_TIMEOUT_MS = 400

/**
 * Shows the first frame of a stream before its controls are created, because creating them takes longer.
 * @param stream undefined: the source is a file
 * @param proceed creates the controls; called immediately if there is no frame to wait for
 * @returns stops waiting; the stream stays open
 */
export function waitForFirstFrame(
  element: HTMLVideoElement,
  stream: Stream | undefined,
  { engine }: Pick<ControlsSettings, 'engine'>,
  proceed: () => void,
): () => void {
  // A watermark must be visible with the first frame. With managed media sources, or without
  // requestVideoFrameCallback, the controls must exist first, too.
  const hasWatermark = (engine.asset.wm?.length ?? 0) > 0
  if (!stream || hasWatermark || 'ManagedMediaSource' in window || !('requestVideoFrameCallback' in element)) {
    proceed()
    return () => {}
  }
  const timeout = engine.preloaded?.isAvailable() ? PRELOADED_PICTURE_TIMEOUT_MS : FIRST_PICTURE_TIMEOUT_MS
  stream.begin(element)
  let waiting = true
  const finish = () => {
    if (!waiting) return
    waiting = false
    clearTimeout(timer)
    proceed()
  }
  const timer = setTimeout(finish, timeout)
  // In a separate task, so that this frame is painted first.
  element.requestVideoFrameCallback(() => setTimeout(finish))
  return () => {
    waiting = false
    clearTimeout(timer)
  }
}
