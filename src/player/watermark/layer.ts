import type { MarkFields } from './markFields'
import { type Box, cornerAt, letterHeight, type MarkState, type Size, stateAt } from './markPosition'
import './watermark.scss'

/** How the player is laid out at present, in CSS pixels. */
export interface Frame {
  /** Where the picture is, from the corner of what holds the video. */
  picture: Box
  playerWidth: number
}

/** What lies over the picture: one block of text for each mark. */
export interface Layer {
  element: HTMLElement
  /** Fits all marks to the picture. */
  layout(frame: Frame, seconds: number): void
  /** Brings the marks to what they are at this position of the film. */
  show(seconds: number): void
}

/** What a style sheet from outside could hide the marks with, and what keeps them out of the way of the pointer. */
const FIRM = {
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
  // Where it stands in the document decides: over the picture, below captions and controls.
  'z-index': 'auto',
}

/** Builds the layer, without putting it anywhere. Texts become text nodes, styles go in by CSSOM: the page's CSP allows no others. */
export function buildLayer(fields: readonly MarkFields[]): Layer {
  const element = document.createElement('div')
  element.className = 'mq-watermarks'
  element.setAttribute('aria-hidden', 'true')
  setFirmly(element, { ...FIRM, overflow: 'hidden' })
  const marks = fields.map(buildMark)
  element.append(...marks.map((mark) => mark.element))
  let frame: Frame = { picture: { x: 0, y: 0, width: 0, height: 0 }, playerWidth: 0 }
  return {
    element,
    layout(next, seconds) {
      frame = next
      const { x, y, width, height } = frame.picture
      setFirmly(element, { left: px(x), top: px(y), width: px(width), height: px(height) })
      marks.forEach((mark, at) => {
        setFirmly(mark.element, { 'font-size': px(letterHeight(mark.fields.size, frame.picture, frame.playerWidth)) })
        mark.show(stateAt(mark.fields, seconds), at, frame.picture, true)
      })
    },
    show(seconds) {
      marks.forEach((mark, at) => {
        mark.show(stateAt(mark.fields, seconds), at, frame.picture, false)
      })
    },
  }
}

function buildMark(fields: MarkFields) {
  const element = document.createElement('div')
  element.className = 'mq-watermarks__mark'
  element.dir = 'auto'
  element.textContent = fields.content
  setFirmly(element, { ...FIRM, color: fields.color, 'text-align': fields.align })
  let present: MarkState | undefined
  return {
    element,
    fields,
    /** @param again the picture has changed: its place has, too */
    show(state: MarkState, seed: number, picture: Size, again: boolean) {
      if (!again && present?.shown === state.shown && (present.turn === state.turn || !state.shown)) return
      present = state
      setFirmly(element, { visibility: state.shown ? 'visible' : 'hidden' })
      if (!state.shown) return
      const block = { width: element.offsetWidth, height: element.offsetHeight }
      const { x, y } = cornerAt(state.turn, seed, fields, picture, block)
      setFirmly(element, { left: px(x), top: px(y) })
    },
  }
}

function setFirmly(element: HTMLElement, styles: Record<string, string>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important')
}

const px = (length: number) => `${Math.round(length * 100) / 100}px`
