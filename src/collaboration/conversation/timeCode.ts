/** A time code in a text. */
export interface TimeCode {
  /** Where it begins in the text. */
  index: number
  /** As it is written. */
  text: string
  /** What it says, in seconds. */
  seconds: number
}

// What stands before it must not belong to it: of dates, ratios and longer numbers no part is a time code.
const CODE = /(^|[^\w.,:/+-])((?:(\d{1,2}):)?(\d{1,2}):(\d{2}))(?![\w:/]|[.,]\d|-\d)/g

/** All time codes of a text: HH:MM:SS, MM:SS or M:SS. */
export function timeCodesIn(text: string): TimeCode[] {
  const found: TimeCode[] = []
  for (const match of text.matchAll(CODE)) {
    const [, before = '', code = '', hours, minutes, seconds] = match
    if (Number(seconds) > 59 || (hours !== undefined && (Number(minutes) > 59 || minutes?.length !== 2))) continue
    found.push({
      index: match.index + before.length,
      text: code,
      seconds: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
    })
  }
  return found
}

/**
 * A moment as reviewers write it, HH:MM:SS.
 * @param seconds anything that is no moment counts as the beginning
 */
export function formatTimeCode(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * The moment that a comment is about: its first word, where that is a time code, and the words after it. A code alone
 * stays in the text, too.
 */
export function splitTimeCode(text: string): { code?: TimeCode; words: string } {
  const [code] = timeCodesIn(text)
  if (code?.index !== 0) return { words: text }
  return { code, words: text.slice(code.text.length).trim() || text }
}
