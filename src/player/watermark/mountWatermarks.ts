import type { Watermark } from '../../generated/types'
import { guardLayer } from './guardLayer'
import { buildLayer, type Frame } from './layer'
import { markFields } from './markFields'
import { pictureBox } from './markPosition'

const DEBOUNCE = 250

/**
 * Lays a playback's watermarks over its picture, and keeps them there: in fullscreen, at every size, when they are removed.
 * They follow the position of the film, stand right behind the video in the document (so captions and controls of the
 * player lie over them), and are nothing to the pointer, the keyboard and screen readers.
 * @param host the player's root, the element that goes fullscreen; it is positioned
 * @param video inside `host`
 * @param marks as the service sent them
 * @returns takes them away
 */
export function mountWatermarks(host: HTMLElement, video: HTMLVideoElement, marks: readonly Watermark[]): () => void {
  const fields = markFields(marks)
  if (fields.length === 0) return () => {}

  let layer = buildLayer(fields)
  const guard = guardLayer(() => isBehind(layer.element, video), restore)
  let timer: ReturnType<typeof setTimeout> | undefined

  const layout = () => guard.own(() => layer.layout(frameOf(host, video), video.currentTime))
  const tick = () => guard.own(() => layer.show(video.currentTime))
  const layoutSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(layout, DEBOUNCE)
  }

  function put() {
    video.after(layer.element)
    guard.watch(layer.element)
    layout()
  }

  function restore() {
    // A new one: whatever was done to the old one does not matter then.
    layer.element.remove()
    layer = buildLayer(fields)
    put()
  }

  const sizes = new ResizeObserver(layoutSoon)
  const ending = new AbortController()
  const { signal } = ending
  put()
  sizes.observe(host)
  document.addEventListener('fullscreenchange', layoutSoon, { signal })
  for (const name of ['loadedmetadata', 'resize']) video.addEventListener(name, layout, { signal })
  for (const name of ['timeupdate', 'seeking', 'seeked']) video.addEventListener(name, tick, { signal })

  return () => {
    ending.abort()
    sizes.disconnect()
    clearTimeout(timer)
    guard.end()
    layer.element.remove()
  }
}

/** Offsets, not rectangles on the screen: a player that is scaled while a dialog opens stays right. */
function frameOf(host: HTMLElement, video: HTMLVideoElement): Frame {
  const box = { x: video.offsetLeft, y: video.offsetTop, width: video.offsetWidth, height: video.offsetHeight }
  const film = { width: video.videoWidth, height: video.videoHeight }
  return { picture: pictureBox(box, film), playerWidth: host.clientWidth }
}

/** Siblings, and the layer later. A video that has left the page has nothing to be marked. */
function isBehind(layer: HTMLElement, video: HTMLVideoElement): boolean {
  if (!video.parentNode) return true
  if (layer.parentNode !== video.parentNode) return false
  return (video.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
