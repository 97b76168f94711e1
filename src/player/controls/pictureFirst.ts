import type { Stream } from '../engine/stream'
import type { ControlsSettings } from './useControls'

/** How long the controls wait for the first picture, in milliseconds. */
const FIRST_PICTURE_TIMEOUT_MS = 1000
/** The same where the beginning of the stream is preloaded. */
const PRELOADED_PICTURE_TIMEOUT_MS = 400

/**
 * Shows the first picture of a stream before its controls are created: they are the larger part of the work, and are not
 * needed sooner.
 * @param stream undefined: the source is a file
 * @param proceed creates the controls; called at once where there is no picture to wait for
 * @returns stops waiting; the stream stays open
 */
export function pictureFirst(
  element: HTMLVideoElement,
  stream: Stream | undefined,
  { engine }: Pick<ControlsSettings, 'engine'>,
  proceed: () => void,
): () => void {
  // No picture without its watermark. Where the browser manages media sources, or an element cannot be moved, the
  // controls have to be there first, too.
  const marked = (engine.asset.wm?.length ?? 0) > 0
  if (!stream || marked || 'ManagedMediaSource' in window || !('requestVideoFrameCallback' in element)) {
    proceed()
    return () => {}
  }
  const timeout = engine.preloaded?.isAvailable() ? PRELOADED_PICTURE_TIMEOUT_MS : FIRST_PICTURE_TIMEOUT_MS
  stream.begin(element)
  let waiting = true
  const go = () => {
    if (!waiting) return
    waiting = false
    clearTimeout(timer)
    proceed()
  }
  const timer = setTimeout(go, timeout)
  // In a task of its own: after this picture is painted.
  element.requestVideoFrameCallback(() => setTimeout(go))
  return () => {
    waiting = false
    clearTimeout(timer)
  }
}
