import { type CalendarEvent, google, outlook } from 'calendar-link'
import dayjs from 'dayjs'
import ICAL from 'ical.js'
import type { Event } from '../generated/types'
import { insertLineBreaks, tidyLines } from '../lib/text/htmlText'
import { sanitise } from '../ui/html/sanitise'
import { fullEventName, locationLine } from './eventFacts'
import { type EventMoment, parseEventMoment } from './parseEventMoment'

// ical.js folds before it adds the leading space: 74 + 1 = 75 bytes, the limit of RFC 5545.
ICAL.foldLength = 74

/** Length of a calendar entry, because the service returns no end time. */
const EVENT_MINUTES = 120

const MINUTE_MS = 60_000

const DAY_MINUTES = 24 * 60

function calendarEvent(event: Event, address: string, minutes: number): CalendarEvent | undefined {
  const moment = parseEventMoment(event.start_date, event.start_date_timezone)
  if (!moment) return undefined
  return {
    title: fullEventName(event),
    description: [plainText(event.description), address].filter(Boolean).join('\n\n'),
    location: locationLine(event) || undefined,
    url: address,
    // A stable id: adding an event again updates the entry.
    uid: `event-${event.id}@${new URL(address).host}`,
    ...timeSpan(moment, minutes),
  }
}

const timeSpan = (
  { start, isDay, offset }: EventMoment,
  minutes: number,
): Pick<CalendarEvent, 'start' | 'duration' | 'allDay'> =>
  isDay
    ? // All-day entries have no zone: use the date where the event is.
      {
        start: dayjs(new Date(start + offset * MINUTE_MS).toISOString().slice(0, 10)),
        allDay: true,
        duration: [1, 'day'],
      }
    : { start: dayjs(start), duration: [minutes, 'minute'] }

export function calendarLinks(event: Event, address: string, minutes = EVENT_MINUTES) {
  const entry = calendarEvent(event, address, minutes)
  if (!entry) return undefined
  return { google: google(entry), outlook: outlook({ ...entry, description: asHtml(entry.description ?? '') }) }
}

/** Outlook renders the description in a link as HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')

/**
 * An event as an iCalendar file (RFC 5545); undefined without a date. Uses ical.js, because calendar-link does not
 * escape text, fold lines or support all-day events.
 */
export function calendarFile(event: Event, address: string, minutes = EVENT_MINUTES): Blob | undefined {
  const entry = calendarEvent(event, address, minutes)
  const moment = parseEventMoment(event.start_date, event.start_date_timezone)
  if (!entry || !moment) return undefined
  const file = new ICAL.Component('vcalendar')
  file.updatePropertyWithValue('version', '2.0')
  file.updatePropertyWithValue('prodid', '-//Marquee//Events//EN')
  const entryComponent = new ICAL.Component('vevent')
  const set = (name: string, value: string | ICAL.Time | undefined) =>
    value !== undefined && entryComponent.updatePropertyWithValue(name, value)
  set('uid', entry.uid)
  set('dtstamp', ICAL.Time.fromJSDate(new Date(), true))
  set('dtstart', toIcalTime(moment, 0))
  set('dtend', toIcalTime(moment, moment.isDay ? DAY_MINUTES : minutes))
  set('summary', entry.title)
  set('description', entry.description)
  set('location', entry.location)
  set('url', entry.url)
  file.addSubcomponent(entryComponent)
  return new Blob([`${file.toString()}\r\n`], { type: 'text/calendar;charset=utf-8' })
}

/** The moment plus `minutes`, in UTC, so that the file needs no time zone definition. All-day events have a plain date. */
function toIcalTime({ start, isDay, offset }: EventMoment, minutes: number): ICAL.Time {
  const later = start + minutes * MINUTE_MS
  if (!isDay) return ICAL.Time.fromJSDate(new Date(later), true)
  return ICAL.Time.fromDateString(new Date(later + offset * MINUTE_MS).toISOString().slice(0, 10))
}

/** HTML of the service as plain text, keeping line breaks. */
function plainText(html: string | undefined): string {
  if (!html) return ''
  const { body } = new DOMParser().parseFromString(sanitise(insertLineBreaks(html)), 'text/html')
  return tidyLines(body.textContent ?? '')
}
