import { cueText } from './cueText'

/** One line of subtitles. */
export interface Cue {
  /** Seconds. */
  start: number
  end: number
  text: string
}

const TIME = /(?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d+)?/
/** Settings (WebVTT) or coordinates (SubRip) may follow. */
const CUE_TIMES = new RegExp(`^\\s*(${TIME.source})\\s*-->\\s*(${TIME.source})(?!\\S)`)
const CUE_NUMBER = /^\s*\d+\s*$/

/** Upper bound of cues on the page. */
const MAX_CUES = 5000

/**
 * The cues of a WebVTT or SubRip file. Many files violate the formats, so any line with two times starts a cue, even
 * without a counter or blank line before it.
 */
export function parseCues(file: string): Cue[] {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  // A blank line ends a cue of WebVTT: notes and styles may follow. SubRip has neither.
  const isVtt = /^WEBVTT(?!\S)/.test(lines[0] ?? '')
  const starts = lines.flatMap((line, at) => (CUE_TIMES.test(line) ? at : []))
  return starts
    .flatMap((at, index) => {
      const [, start, end] = CUE_TIMES.exec(lines[at] ?? '') ?? []
      const text = cueTextOf(lines.slice(at + 1, starts[index + 1]), starts[index + 1] !== undefined, isVtt)
      return text ? [{ start: secondsOf(start), end: secondsOf(end), text }] : []
    })
    .slice(0, MAX_CUES)
}

/** @param hasNext true: the last line may be the counter of the next cue */
function cueTextOf(lines: readonly string[], hasNext: boolean, isVtt: boolean): string {
  const ownLines = hasNext && CUE_NUMBER.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines
  const blank = isVtt ? ownLines.findIndex((line) => line.trim() === '') : -1
  const textLines = blank < 0 ? ownLines : ownLines.slice(0, blank)
  return textLines.map(cueText).filter(Boolean).join('\n')
}

const secondsOf = (time = '') =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
