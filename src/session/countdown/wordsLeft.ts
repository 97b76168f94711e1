import type { Text } from '../../text/createText'
import type { ClockParts } from './clockParts'

const UNITS = ['days', 'hours', 'minutes'] as const

/** What is left, to the minute, for those who do not see the numbers: "6 days, 14 hours, 22 minutes left". */
export function wordsLeft(parts: ClockParts, t: Text): string {
  const time = UNITS.filter((unit) => parts[unit] > 0).map((unit) => t(unit, { count: parts[unit] }))
  if (time.length > 0) return t('minutesLeft', { time: time.join(', ') })
  return parts.seconds > 0 ? t('underAMinute') : t('openNow')
}

/**
 * What a screen reader announces: never more often than each minute, and only hours while there are hours. It is said
 * when it changes.
 */
export function announcedLeft(parts: ClockParts, t: Text): string {
  const far = parts.days > 0 || parts.hours > 0
  return wordsLeft(far ? { ...parts, minutes: 0, seconds: 0 } : parts, t)
}
