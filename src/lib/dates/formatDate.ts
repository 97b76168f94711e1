import dayjs from 'dayjs'
import { formatInVisitorLanguage } from './formatInVisitorLanguage'
import { parseDate } from './parseDate'

const HAS_ZONE = /T.*(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Formats a date as m/d/Y (spec, section 9), for example 11/27/2026. A year alone stays a year. A date without a time is
 * the same day everywhere; a time with a zone is shown in the visitor's zone. Other languages have their own order.
 * @param format of day.js, for example "MMMM D, YYYY"
 * @returns undefined for an invalid date
 */
export function formatDate(text: string | undefined, format = 'M/D/YYYY'): string | undefined {
  const time = parseDate(text)
  if (text === undefined || time === undefined) return undefined
  if (text.length === 4) return text
  return formatInVisitorLanguage(dayjs(HAS_ZONE.test(text) ? time : text), format)
}
