import type { Watermark } from '../../generated/types'

/** A watermark whose every field is usable, whatever the service sent (threats D7). */
export interface MarkFields {
  moves: boolean
  /** Percent of the picture. */
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

const DAY = 86_400
const COLOR = 'rgb(255 255 255 / 25%)'
const LONGEST = 1000
const LINES = 20
const MOST = 20

/** The watermarks that have something to say, at most twenty. Wrong values become the defaults of the specification. */
export function markFields(marks: readonly Watermark[]): MarkFields[] {
  return marks
    .slice(0, MOST)
    .map(fieldsOf)
    .filter((mark) => mark.content !== '')
}

function fieldsOf(mark: Watermark): MarkFields {
  return {
    moves: mark.pos_type === 'dynamic',
    top: within(mark.top, 0, 100, 20),
    left: within(mark.left, 0, 100, 20),
    size: within(mark.size, 0.1, 100, 5),
    color: colorOf(mark.font_color),
    align: mark.text_align === 'center' || mark.text_align === 'right' ? mark.text_align : 'left',
    content: wordsOf(mark.content),
    offset: within(mark.offset_seconds, 0, DAY, 0),
    interval: within(mark.interval_seconds, 0, DAY, 0),
    onScreen: within(mark.on_screen_seconds, 0, DAY, 0),
    switchInterval: within(mark.switch_interval, 0.5, DAY, 5),
  }
}

/** A number, also one written as text, moved into its bounds; anything else is the default. */
function within(value: unknown, least: number, most: number, fallback: number): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return fallback
  return Math.min(most, Math.max(least, number))
}

/** A colour of its own: one that stands elsewhere (`var()`, `inherit`) could be anything. */
function colorOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 60) return COLOR
  if (/var\(|env\(|^(?:inherit|initial|unset|revert|revert-layer)$/i.test(value.trim())) return COLOR
  return CSS.supports('color', value) ? value : COLOR
}

/** Plain text: at most so many characters and lines, no half letters, no controls but the ends of lines. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value
    .slice(0, LONGEST)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[^\P{Cc}\n]/gu, '')
  return text.trim() === '' ? '' : text.split('\n', LINES).join('\n')
}
