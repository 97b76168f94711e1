import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { formatInVisitorLanguage } from '../lib/dates/formatInVisitorLanguage'
import { parseDate } from '../lib/dates/parseDate'
import { parseZone } from './parseZone'
import { browserZone, wallTimeToUtc, zoneOffsetAndName } from './zoneOffset'

dayjs.extend(utc)

export interface EventMoment {
  /** Ms since 1970. For a date without a time: midnight in the event's zone. */
  start: number
  /** End of the day; otherwise equal to `start`. */
  end: number
  /** True for a date without a time. */
  isDay: boolean
  /** UTC offset of the event in minutes. */
  offset: number
  /** Zone name, such as "PST"; undefined for the visitor's zone. */
  zone: string | undefined
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** UTC offset at the end of an ISO date. */
const UTC_OFFSET_PATTERN = /T.*?(Z|[+-]\d{2}:?\d{2})$/

/**
 * Reads a date of an event. Its time zone is the event's, otherwise the offset in the date, otherwise the visitor's. A
 * date without a time means that whole day.
 * @param zone as `parseZone` reads it
 * @param visitorZone the visitor's time zone
 * @returns undefined for an invalid date
 */
export function parseEventMoment(
  text: string | undefined,
  zone: string | undefined,
  visitorZone = browserZone(),
): EventMoment | undefined {
  const time = parseDate(text)
  if (text === undefined || time === undefined) return undefined
  const writtenOffset = UTC_OFFSET_PATTERN.exec(text)?.[1]
  const knownZone = parseZone(zone) ?? parseZone(writtenOffset)
  const zoneToUse = knownZone ?? visitorZone
  if (!text.includes('T')) {
    const [start, end] = [wallTimeToUtc(time, zoneToUse), wallTimeToUtc(time + DAY_MS, zoneToUse)]
    const { offset, name } = zoneOffsetAndName(start, zoneToUse)
    return { start, end, isDay: true, offset, zone: knownZone ? name : undefined }
  }
  const start = writtenOffset ? time : wallTimeToUtc(time, zoneToUse)
  const { offset, name } = zoneOffsetAndName(start, zoneToUse)
  return { start, end: start, isDay: false, offset, zone: knownZone ? name : undefined }
}

export interface EventTimeTexts {
  /** "Saturday". */
  weekday: string
  /** "November 14"; in another year "November 14, 2027". */
  date: string
  /** Day of the month: "14". */
  day: string
  /** "5:00 PM PST"; undefined for a date without a time. */
  time: string | undefined
  /** Time in the visitor's zone if it differs; `weekday` only if that differs too. */
  visitor: { time: string; weekday: string | undefined } | undefined
  dateTime: string
}

/** Default (spec part 2, section 9): h:mm A. */
const TIME_FORMAT = 'h:mm A'

/**
 * Texts of a moment in the event's and the visitor's zone.
 * @param format time format in day.js tokens
 * @param now ms since 1970, to decide whether the year is shown
 * @param visitorZone the visitor's time zone
 */
export function formatEventMoment(
  moment: EventMoment,
  now: number,
  format = TIME_FORMAT,
  visitorZone = browserZone(),
): EventTimeTexts {
  const eventTime = dayjs.utc(moment.start + moment.offset * MINUTE_MS)
  const sameYear = eventTime.year() === dayjs.utc(now + moment.offset * MINUTE_MS).year()
  const time = moment.isDay
    ? undefined
    : [formatInVisitorLanguage(eventTime, format), moment.zone].filter(Boolean).join(' ')
  return {
    weekday: formatInVisitorLanguage(eventTime, 'dddd'),
    date: formatInVisitorLanguage(eventTime, sameYear ? 'MMMM D' : 'MMMM D, YYYY'),
    day: eventTime.format('DD'),
    time,
    visitor: moment.isDay
      ? undefined
      : visitorTexts(moment, formatInVisitorLanguage(eventTime, 'dddd'), format, visitorZone),
    dateTime: moment.isDay ? eventTime.format('YYYY-MM-DD') : new Date(moment.start).toISOString(),
  }
}

function visitorTexts(
  { start, offset }: EventMoment,
  weekday: string,
  format: string,
  visitorZone: string,
): EventTimeTexts['visitor'] {
  const visitorOffset = zoneOffsetAndName(start, visitorZone).offset
  if (visitorOffset === offset) return undefined
  const visitorTime = dayjs.utc(start + visitorOffset * MINUTE_MS)
  const day = formatInVisitorLanguage(visitorTime, 'dddd')
  return { time: formatInVisitorLanguage(visitorTime, format), weekday: day === weekday ? undefined : day }
}
