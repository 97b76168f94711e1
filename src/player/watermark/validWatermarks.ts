import type { Watermark } from '../../generated/types'

/** A validated watermark (threats D7). */
export interface ValidWatermark {
  moves: boolean
  /** Percent of the video. */
  top: number
  left: number
  size: number
  color: string
  align: 'left' | 'center' | 'right'
  content: string
  /** Seconds. */
  offset: number
  interval: number
  onScreen: number
  switchInterval: number
}

const DAY_SECONDS = 86_400
const DEFAULT_COLOR = 'rgb(255 255 255 / 25%)'
const MAX_CONTENT_LENGTH = 1000
const MAX_LINES = 20
const MAX_WATERMARKS = 20

/** Validates watermarks: at most twenty, without empty ones. Invalid values become the defaults of the specification. */
export function validWatermarks(marks: readonly Watermark[]): ValidWatermark[] {
  return marks
    .slice(0, MAX_WATERMARKS)
    .map(toValidWatermark)
    .filter((mark) => mark.content !== '')
}

function toValidWatermark(mark: Watermark): ValidWatermark {
  return {
    moves: mark.pos_type === 'dynamic',
    top: clampNumber(mark.top, 0, 100, 20),
    left: clampNumber(mark.left, 0, 100, 20),
    size: clampNumber(mark.size, 0.1, 100, 5),
    color: colorOf(mark.font_color),
    align: mark.text_align === 'center' || mark.text_align === 'right' ? mark.text_align : 'left',
    content: sanitizeContent(mark.content),
    offset: clampNumber(mark.offset_seconds, 0, DAY_SECONDS, 0),
    interval: clampNumber(mark.interval_seconds, 0, DAY_SECONDS, 0),
    onScreen: clampNumber(mark.on_screen_seconds, 0, DAY_SECONDS, 0),
    switchInterval: clampNumber(mark.switch_interval, 0.5, DAY_SECONDS, 5),
  }
}

/** Clamps a number or numeric string; anything else becomes the default. */
function clampNumber(value: unknown, minimum: number, maximum: number, fallback: number): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return fallback
  return Math.min(maximum, Math.max(minimum, number))
}

/** A literal colour: `var()` or `inherit` could be invisible. */
function colorOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 60) return DEFAULT_COLOR
  if (/var\(|env\(|^(?:inherit|initial|unset|revert|revert-layer)$/i.test(value.trim())) return DEFAULT_COLOR
  return CSS.supports('color', value) ? value : DEFAULT_COLOR
}

/** Plain text: limited length and lines, no lone surrogates, no control characters except line breaks. */
function sanitizeContent(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value
    .slice(0, MAX_CONTENT_LENGTH)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[^\P{Cc}\n]/gu, '')
  return text.trim() === '' ? '' : text.split('\n', MAX_LINES).join('\n')
}
