import dayjs from 'dayjs'
import { formatInVisitorLanguage } from '../../lib/dates/formatInVisitorLanguage'
import { parseDate } from '../../lib/dates/parseDate'
import type { TranslateFunction } from '../../text/createText'

/**
 * A past date relative to now: "today, 11:05", "yesterday, 18:12", "18 November", "2 October 2024".
 * @param now milliseconds since 1970, by the service's clock
 * @returns undefined for an invalid date
 */
export function relativeDate(text: string | undefined, now: number, t: TranslateFunction): string | undefined {
  const time = parseDate(text)
  if (text === undefined || time === undefined) return undefined
  const hasTime = text.includes('T')
  // A date without a time is the same day in every time zone.
  const date = dayjs(hasTime ? time : text)
  const days = dayjs(now).startOf('day').diff(date.startOf('day'), 'day')
  if (days === 0 || days === 1) {
    const day = t(days === 0 ? 'today' : 'yesterday')
    return hasTime ? `${day}, ${formatInVisitorLanguage(date, 'HH:mm')}` : day
  }
  return formatInVisitorLanguage(date, date.year() === dayjs(now).year() ? 'D MMMM' : 'D MMMM YYYY')
}
