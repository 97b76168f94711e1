/** A time code in a text. */
export interface TimeCode {
  /** Start in the text. */
  index: number
  /** The time code as it is written. */
  text: string
  /** In seconds. */
  seconds: number
}

// Adjacent characters must not make it part of a date, a ratio or a longer number.
const CODE = /(^|[^\w.,:/+-])((?:(\d{1,2}):)?(\d{1,2}):(\d{2}))(?![\w:/]|[.,]\d|-\d)/g

/** Finds time codes in a text: HH:MM:SS, MM:SS or M:SS. */
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
 * Formats seconds as HH:MM:SS.
 * @param seconds invalid values count as 0
 */
export function formatTimeCode(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Splits a time code from the start of a comment. If there is no other text, the code is also returned as text. */
export function splitTimeCode(text: string): { code?: TimeCode; words: string } {
  const [code] = timeCodesIn(text)
  if (code?.index !== 0) return { words: text }
  return { code, words: text.slice(code.text.length).trim() || text }
}
