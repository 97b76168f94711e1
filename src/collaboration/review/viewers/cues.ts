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
const TIMES = new RegExp(`^\\s*(${TIME.source})\\s*-->\\s*(${TIME.source})(?!\\S)`)
const COUNTER = /^\s*\d+\s*$/

/** Upper bound of cues on the page. */
const MAX_CUES = 5000

/**
 * The cues of a WebVTT or SubRip file. Files in the wild break the formats, so a line with two times begins a cue, and
 * nothing else is required: neither counters nor blank lines.
 */
export function readCues(file: string): Cue[] {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  // A blank line ends a cue of WebVTT: notes and styles may follow. SubRip has neither.
  const isVtt = /^WEBVTT(?!\S)/.test(lines[0] ?? '')
  const starts = lines.flatMap((line, at) => (TIMES.test(line) ? at : []))
  return starts
    .flatMap((at, index) => {
      const [, start, end] = TIMES.exec(lines[at] ?? '') ?? []
      const text = textOf(lines.slice(at + 1, starts[index + 1]), starts[index + 1] !== undefined, isVtt)
      return text ? [{ start: secondsOf(start), end: secondsOf(end), text }] : []
    })
    .slice(0, MAX_CUES)
}

/** @param hasNext true: the last line may be the counter of the next cue */
function textOf(lines: readonly string[], hasNext: boolean, isVtt: boolean): string {
  const own = hasNext && COUNTER.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines
  const blank = isVtt ? own.findIndex((line) => line.trim() === '') : -1
  const kept = blank < 0 ? own : own.slice(0, blank)
  return kept.map(cueText).filter(Boolean).join('\n')
}

const secondsOf = (time = '') =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
