import { beginStream } from '../engine/openStream'
import { isPreloaded } from '../engine/preloadedStream'
import type { ControlsSettings } from './createControls'

/** How long the controls wait for the picture at most, in milliseconds. */
const PATIENCE = 400

/**
 * Shows the first picture of a stream before its controls are made, where its beginning is there already: then it costs
 * only work, and the controls are the larger part of it.
 * @param proceed makes the controls; called at once where there is nothing to wait for
 * @returns takes it back
 */
export function pictureFirst(
  element: HTMLVideoElement,
  { source, engine }: ControlsSettings,
  proceed: () => void,
): () => void {
  // No picture without its watermark. Where the browser manages media sources, or an element cannot be moved, the
  // controls have to be there first, too.
  const marked = (engine.asset.wm?.length ?? 0) > 0
  if (
    !isPreloaded(source.src) ||
    marked ||
    'ManagedMediaSource' in window ||
    !('requestVideoFrameCallback' in element)
  ) {
    proceed()
    return () => {}
  }
  const close = beginStream(element, { src: source.src, type: source.type, engine })
  let waiting = true
  const go = () => {
    if (!waiting) return
    waiting = false
    clearTimeout(timer)
    proceed()
  }
  const timer = setTimeout(go, PATIENCE)
  // In a task of its own: after this picture is on the screen.
  element.requestVideoFrameCallback(() => setTimeout(go))
  return () => {
    waiting = false
    clearTimeout(timer)
    close()
  }
}
