import { type Box, fontSize, type MarkState, movingWatermarkCorner, type Size, watermarkStateAt } from './markPosition'
import type { ValidWatermark } from './validWatermarks'
import './watermark.scss'

/** The current layout of the player, in CSS pixels. */
export interface PlayerLayout {
  /** The visible video, relative to the container of the element. */
  picture: Box
  playerWidth: number
}

/** The watermark layer: one text block per mark. */
export interface Layer {
  element: HTMLElement
  /** Positions all marks for a new layout. */
  layout(frame: PlayerLayout, seconds: number): void
  /** Updates the marks for a position in seconds. */
  show(seconds: number): void
}

/** Protects the marks from style sheets that would hide them, and makes them transparent to the pointer. */
const PROTECTED_STYLES = {
  display: 'block',
  position: 'absolute',
  opacity: '1',
  visibility: 'visible',
  transform: 'none',
  filter: 'none',
  'clip-path': 'none',
  'pointer-events': 'none',
  'user-select': 'none',
  '-webkit-user-select': 'none',
  // The order in the document decides: over the video, below captions and controls.
  'z-index': 'auto',
}

/** Builds the layer without inserting it. Uses text nodes and CSSOM styles, because the CSP allows no others. */
export function buildLayer(fields: readonly ValidWatermark[]): Layer {
  const element = document.createElement('div')
  element.className = 'mq-watermarks'
  element.setAttribute('aria-hidden', 'true')
  setImportant(element, { ...PROTECTED_STYLES, overflow: 'hidden' })
  const marks = fields.map(buildMark)
  element.append(...marks.map((mark) => mark.element))
  let frame: PlayerLayout = { picture: { x: 0, y: 0, width: 0, height: 0 }, playerWidth: 0 }
  return {
    element,
    layout(next, seconds) {
      frame = next
      const { x, y, width, height } = frame.picture
      setImportant(element, { left: toPixels(x), top: toPixels(y), width: toPixels(width), height: toPixels(height) })
      marks.forEach((mark, at) => {
        setImportant(mark.element, {
          'font-size': toPixels(fontSize(mark.fields.size, frame.picture, frame.playerWidth)),
        })
        mark.show(watermarkStateAt(mark.fields, seconds), at, frame.picture, true)
      })
    },
    show(seconds) {
      marks.forEach((mark, at) => {
        mark.show(watermarkStateAt(mark.fields, seconds), at, frame.picture, false)
      })
    },
  }
}

function buildMark(fields: ValidWatermark) {
  const element = document.createElement('div')
  element.className = 'mq-watermarks__mark'
  element.dir = 'auto'
  element.textContent = fields.content
  setImportant(element, { ...PROTECTED_STYLES, color: fields.color, 'text-align': fields.align })
  let current: MarkState | undefined
  return {
    element,
    fields,
    /** @param isNewLayout true: recomputes the position */
    show(state: MarkState, seed: number, picture: Size, isNewLayout: boolean) {
      if (!isNewLayout && current?.shown === state.shown && (current.turn === state.turn || !state.shown)) return
      current = state
      setImportant(element, { visibility: state.shown ? 'visible' : 'hidden' })
      if (!state.shown) return
      const block = { width: element.offsetWidth, height: element.offsetHeight }
      const { x, y } = movingWatermarkCorner(state.turn, seed, fields, picture, block)
      setImportant(element, { left: toPixels(x), top: toPixels(y) })
    },
  }
}

function setImportant(element: HTMLElement, styles: Record<string, string>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important')
}

const toPixels = (length: number) => `${Math.round(length * 100) / 100}px`
