import type { Stream } from '../engine/stream'
import type { ControlsSettings } from './useControls'

const FIRST_FRAME_TIMEOUT_MS = 1000
const PRELOADED_FRAME_TIMEOUT_MS = 400

/**
 * Shows the first frame of a stream before its controls are created, because creating them takes longer.
 * @param stream undefined: the source is a file
 * @param createControls called immediately if there is no frame to wait for
 * @returns stops waiting; the stream stays open
 */
export function waitForFirstFrame(
  element: HTMLVideoElement,
  stream: Stream | undefined,
  { engine }: Pick<ControlsSettings, 'engine'>,
  createControls: () => void,
): () => void {
  // A watermark must be visible with the first frame. With managed media sources, or without
  // requestVideoFrameCallback, the controls must exist first, too.
  const hasWatermark = (engine.asset.wm?.length ?? 0) > 0
  if (!stream || hasWatermark || 'ManagedMediaSource' in window || !('requestVideoFrameCallback' in element)) {
    createControls()
    return () => {}
  }
  const timeout = engine.preloaded?.isAvailable() ? PRELOADED_FRAME_TIMEOUT_MS : FIRST_FRAME_TIMEOUT_MS
  stream.start(element)
  let isWaiting = true
  const finish = () => {
    if (!isWaiting) return
    isWaiting = false
    clearTimeout(timer)
    createControls()
  }
  const timer = setTimeout(finish, timeout)
  // In a separate task, so that this frame is painted first.
  element.requestVideoFrameCallback(() => setTimeout(finish))
  return () => {
    isWaiting = false
    clearTimeout(timer)
  }
}
