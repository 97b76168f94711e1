/** One line of subtitles. */
export interface Cue {
  /** Seconds. */
  start: number
  end: number
  text: string
}

const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/

/** How many are shown: beyond it nobody reads, and a page would not hold them. */
const MOST = 5000

/** The lines of a subtitle file, in WebVTT or SubRip: both are blocks with a line of two times. What is no line is left out. */
export function readCues(file: string): Cue[] {
  const cues: Cue[] = []
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  for (const block of blocks) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => TIMES.test(line))
    const times = TIMES.exec(lines[at] ?? '')
    const text = lines
      .slice(at + 1)
      .map(plainWords)
      .filter(Boolean)
      .join('\n')
    if (times && text && cues.length < MOST) cues.push({ start: secondsOf(times[1]), end: secondsOf(times[2]), text })
  }
  return cues
}

const secondsOf = (time = '') =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00A0', lrm: '\u200E', rlm: '\u200F' }

/** Without the marks of both formats: <i>, <c.loud>, {\an8}. */
const plainWords = (line: string) =>
  line
    .replace(/<\/?[a-z][^<>]*>|\{\\[^{}]*\}/gi, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name) => ENTITIES[name] ?? '')
    .trim()
