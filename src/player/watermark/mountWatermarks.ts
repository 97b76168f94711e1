import type { Watermark } from '../../generated/types'
import { guardLayer } from './guardLayer'
import { buildLayer, type PlayerLayout } from './layer'
import { pictureBox } from './markPosition'
import { validWatermarks } from './validWatermarks'

const LAYOUT_DEBOUNCE_MS = 250

/**
 * Shows watermarks over a video, also in full screen, at each size, and again after they are removed. They follow the
 * position of playback and are inserted directly after the video, below captions and controls. Pointer, keyboard and screen
 * readers ignore them.
 * @param host the positioned root of the player, which enters full screen
 * @param video inside `host`
 * @param marks unvalidated
 * @returns removes them
 */
export function mountWatermarks(host: HTMLElement, video: HTMLVideoElement, marks: readonly Watermark[]): () => void {
  const fields = validWatermarks(marks)
  if (fields.length === 0) return () => {}

  let layer = buildLayer(fields)
  const guard = guardLayer(() => isBehind(layer.element, video), restore)
  let timer: ReturnType<typeof setTimeout> | undefined

  const layout = () => guard.change(() => layer.layout(measurePlayerLayout(host, video), video.currentTime))
  const update = () => guard.change(() => layer.show(video.currentTime))
  const layoutSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(layout, LAYOUT_DEBOUNCE_MS)
  }

  function insert() {
    video.after(layer.element)
    guard.watch(layer.element)
    layout()
  }

  function restore() {
    // A new layer discards all changes of the old one.
    layer.element.remove()
    layer = buildLayer(fields)
    insert()
  }

  const sizes = new ResizeObserver(layoutSoon)
  const controller = new AbortController()
  const { signal } = controller
  insert()
  sizes.observe(host)
  document.addEventListener('fullscreenchange', layoutSoon, { signal })
  for (const name of ['loadedmetadata', 'resize']) video.addEventListener(name, layout, { signal })
  for (const name of ['timeupdate', 'seeking', 'seeked']) video.addEventListener(name, update, { signal })

  return () => {
    controller.abort()
    sizes.disconnect()
    clearTimeout(timer)
    guard.stop()
    layer.element.remove()
  }
}

/** Offsets instead of client rectangles, which would be wrong while a dialog animation scales the player. */
function measurePlayerLayout(host: HTMLElement, video: HTMLVideoElement): PlayerLayout {
  const box = { x: video.offsetLeft, y: video.offsetTop, width: video.offsetWidth, height: video.offsetHeight }
  const film = { width: video.videoWidth, height: video.videoHeight }
  return { picture: pictureBox(box, film), playerWidth: host.clientWidth }
}

/** Whether the layer is a later sibling of the video. True for a removed video. */
function isBehind(layer: HTMLElement, video: HTMLVideoElement): boolean {
  if (!video.parentNode) return true
  if (layer.parentNode !== video.parentNode) return false
  return (video.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
