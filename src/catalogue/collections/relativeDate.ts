import dayjs from 'dayjs'
import { dateWords } from '../../lib/dates/dateWords'
import { parseDate } from '../../lib/dates/parseDate'
import type { Text } from '../../text/createText'

/**
 * When something happened, as colleagues say it: "today, 11:05", "yesterday, 18:12", "18 November", "2 October 2024".
 * @param now milliseconds since 1970, by the service's clock
 * @returns undefined for what is no date
 */
export function relativeDate(text: string | undefined, now: number, t: Text): string | undefined {
  const time = parseDate(text)
  if (text === undefined || time === undefined) return undefined
  const hasClock = text.includes('T')
  // A day without a time is the same day everywhere.
  const then = dayjs(hasClock ? time : text)
  const days = dayjs(now).startOf('day').diff(then.startOf('day'), 'day')
  if (days === 0 || days === 1) {
    const day = t(days === 0 ? 'today' : 'yesterday')
    return hasClock ? `${day}, ${dateWords(then, 'HH:mm')}` : day
  }
  return dateWords(then, then.year() === dayjs(now).year() ? 'D MMMM' : 'D MMMM YYYY')
}
