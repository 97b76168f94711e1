import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { dateWords } from '../lib/dates/dateWords'
import { parseDate } from '../lib/dates/parseDate'
import { isZone, momentOf, ownZone, zoneOffset } from './zoneOffset'

dayjs.extend(utc)

/** A moment of an event, or a day of it. */
export interface EventMoment {
  /** Milliseconds since 1970. Of a day: when it begins where the event is. */
  at: number
  /** Of a day: when it ends there. Else the same. */
  end: number
  isDay: boolean
  /** Minutes that the event's clocks are ahead of Greenwich. */
  offset: number
  /** What they are called, for example "PST". Undefined: they are the visitor's own. */
  zone: string | undefined
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OFFSET = /T.*?(?:Z|([+-])(\d{2}):?(\d{2}))$/

/**
 * When something of an event is. Its zone shows it; an unknown or missing one gives way to the offset of the date, and
 * where that has none, to the visitor's zone. A day is a day of the event's zone.
 * @param own the visitor's zone
 * @returns undefined for what is no date
 */
export function eventMoment(
  text: string | undefined,
  zone: string | undefined,
  own = ownZone(),
): EventMoment | undefined {
  const time = parseDate(text)
  if (text === undefined || time === undefined) return undefined
  const known = isZone(zone)
  const shown = known ? zone : own
  if (!text.includes('T')) {
    const [at, end] = [momentOf(time, shown), momentOf(time + DAY, shown)]
    const { offset, name } = zoneOffset(at, shown)
    return { at, end, isDay: true, offset, zone: known ? name : undefined }
  }
  const written = OFFSET.exec(text)
  const at = written ? time : momentOf(time, shown)
  if (written && !known) return { at, end: at, isDay: false, ...offsetOf(written) }
  const { offset, name } = zoneOffset(at, shown)
  return { at, end: at, isDay: false, offset, zone: known ? name : undefined }
}

/** The offset that a date is written with, and its name: "GMT-8". */
function offsetOf([, sign = '+', hours = '0', minutes = '0']: RegExpExecArray) {
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const rest = Number(minutes) ? `:${minutes}` : ''
  return { offset, zone: offset ? `GMT${sign}${Number(hours)}${rest}` : 'UTC' }
}

/** A moment as visitors read it. */
export interface EventWords {
  /** "Saturday". */
  weekday: string
  /** "November 14"; of another year than now "November 14, 2027". */
  date: string
  /** The number of the day: "14". */
  day: string
  /** "5:00 PM PST"; undefined of a day. */
  time: string | undefined
  /** The visitor's own clock where it shows something else: the time, and the weekday where that is another. */
  here: { time: string; weekday: string | undefined } | undefined
  /** For `<time>`. */
  machine: string
}

/** Default (spec part 2, section 9): h:mm A. */
export const TIME_FORMAT = 'h:mm A'

/**
 * The words of a moment, where the event is and where the visitor is.
 * @param format of the time, in day.js's letters
 * @param now milliseconds since 1970, for the year
 * @param own the visitor's zone
 */
export function momentWords(moment: EventMoment, now: number, format = TIME_FORMAT, own = ownZone()): EventWords {
  const there = dayjs.utc(moment.at + moment.offset * MINUTE)
  const sameYear = there.year() === dayjs.utc(now + moment.offset * MINUTE).year()
  const time = moment.isDay ? undefined : [dateWords(there, format), moment.zone].filter(Boolean).join(' ')
  return {
    weekday: dateWords(there, 'dddd'),
    date: dateWords(there, sameYear ? 'MMMM D' : 'MMMM D, YYYY'),
    day: there.format('DD'),
    time,
    here: moment.isDay ? undefined : hereWords(moment, dateWords(there, 'dddd'), format, own),
    machine: moment.isDay ? there.format('YYYY-MM-DD') : new Date(moment.at).toISOString(),
  }
}

function hereWords({ at, offset }: EventMoment, weekday: string, format: string, own: string): EventWords['here'] {
  const mine = zoneOffset(at, own).offset
  if (mine === offset) return undefined
  const here = dayjs.utc(at + mine * MINUTE)
  const day = dateWords(here, 'dddd')
  return { time: dateWords(here, format), weekday: day === weekday ? undefined : day }
}
