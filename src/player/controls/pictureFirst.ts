import { beginStream } from '../engine/openStream'
import { isPreloaded } from '../engine/preloadedStream'
import { streamType } from '../sources/streamType'
import type { ControlsSettings } from './useControls'

/**
 * How long the controls wait for the picture at most, in milliseconds: less where its beginning is there already, since
 * it costs only work then.
 */
const PATIENCE = { there: 400, onItsWay: 1000 }

/**
 * Shows the first picture of a stream before its controls are made: they are the larger part of the work, and nobody
 * needs them sooner.
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
    streamType(source) === 'file' ||
    marked ||
    'ManagedMediaSource' in window ||
    !('requestVideoFrameCallback' in element)
  ) {
    proceed()
    return () => {}
  }
  const patience = isPreloaded(source.src) ? PATIENCE.there : PATIENCE.onItsWay
  const close = beginStream(element, { src: source.src, type: source.type, engine })
  let waiting = true
  const go = () => {
    if (!waiting) return
    waiting = false
    clearTimeout(timer)
    proceed()
  }
  const timer = setTimeout(go, patience)
  // In a task of its own: after this picture is on the screen.
  element.requestVideoFrameCallback(() => setTimeout(go))
  return () => {
    waiting = false
    clearTimeout(timer)
    close()
  }
}
