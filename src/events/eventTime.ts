import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { dateWords } from '../lib/dates/dateWords'
import { parseDate } from '../lib/dates/parseDate'
import { zoneNamed } from './zoneName'
import { momentOf, ownZone, zoneOffset } from './zoneOffset'

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
/** The offset at the end of a date. */
const OFFSET = /T.*?(Z|[+-]\d{2}:?\d{2})$/

/**
 * The moment of a date of an event, shown in the event's zone. Without a known zone, the offset of the date is used, and
 * without that the visitor's zone. A date without a time is a day in that zone.
 * @param zone as `zoneNamed` reads it
 * @param own the visitor's zone
 * @returns undefined for an invalid date
 */
export function eventMoment(
  text: string | undefined,
  zone: string | undefined,
  own = ownZone(),
): EventMoment | undefined {
  const time = parseDate(text)
  if (text === undefined || time === undefined) return undefined
  const written = OFFSET.exec(text)?.[1]
  const known = zoneNamed(zone) ?? zoneNamed(written)
  const shown = known ?? own
  if (!text.includes('T')) {
    const [at, end] = [momentOf(time, shown), momentOf(time + DAY, shown)]
    const { offset, name } = zoneOffset(at, shown)
    return { at, end, isDay: true, offset, zone: known ? name : undefined }
  }
  const at = written ? time : momentOf(time, shown)
  const { offset, name } = zoneOffset(at, shown)
  return { at, end: at, isDay: false, offset, zone: known ? name : undefined }
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
const TIME_FORMAT = 'h:mm A'

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
