import dayjs from 'dayjs'
import { dateWords } from './dateWords'
import { parseDate } from './parseDate'

const ZONE = /T.*(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * A date as visitors read it: m/d/Y (spec, section 9), for example 11/27/2026. A year alone stays a year. A day is the
 * same day everywhere; a moment with a zone is shown in the visitor's own. Other languages than English have their own order.
 * @param format of day.js, for example "MMMM D, YYYY"
 * @returns undefined for what is no date
 */
export function formatDate(text: string | undefined, format = 'M/D/YYYY'): string | undefined {
  const time = parseDate(text)
  if (text === undefined || time === undefined) return undefined
  if (text.length === 4) return text
  return dateWords(dayjs(ZONE.test(text) ? time : text), format)
}
