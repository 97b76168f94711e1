import { type CalendarEvent, google, outlook } from 'calendar-link'
import dayjs from 'dayjs'
import ICAL from 'ical.js'
import type { Event } from '../generated/types'
import { tidyLines, withLineBreaks } from '../lib/text/htmlText'
import { sanitise } from '../ui/html/sanitise'
import { fullNameOfEvent, placeLine } from './eventPlace'
import { type EventMoment, eventMoment } from './eventTime'

// It folds lines before it puts a space in front of the rest: the 75 bytes of the standard hold both.
ICAL.foldLength = 74

/** No call tells when an event ends: calendars are given so much, in minutes. */
const MINUTES = 120

/** Milliseconds in a minute. */
const MINUTE = 60_000

/** Minutes in a day. */
const DAY = 24 * 60

/** An event for calendars; undefined where it has no date. */
function calendarEvent(event: Event, address: string, minutes: number): CalendarEvent | undefined {
  const moment = eventMoment(event.start_date, event.start_date_timezone)
  if (!moment) return undefined
  return {
    title: fullNameOfEvent(event),
    description: [plainText(event.description), address].filter(Boolean).join('\n\n'),
    location: placeLine(event) || undefined,
    url: address,
    // The same event is the same entry, however often it is added.
    uid: `event-${event.id}@${new URL(address).host}`,
    ...span(moment, minutes),
  }
}

const span = (
  { at, isDay, offset }: EventMoment,
  minutes: number,
): Pick<CalendarEvent, 'start' | 'duration' | 'allDay'> =>
  isDay
    ? // A day has no zone: that of the event's own calendar.
      { start: dayjs(new Date(at + offset * MINUTE).toISOString().slice(0, 10)), allDay: true, duration: [1, 'day'] }
    : { start: dayjs(at), duration: [minutes, 'minute'] }

/**
 * Where an event can be added to calendars.
 * @param address of its page
 */
export function calendarLinks(event: Event, address: string, minutes = MINUTES) {
  const entry = calendarEvent(event, address, minutes)
  if (!entry) return undefined
  return { google: google(entry), outlook: outlook({ ...entry, description: asHtml(entry.description ?? '') }) }
}

/** Outlook reads the description of a link as HTML, where line breaks of text are spaces. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')

/**
 * An event as an iCalendar file (RFC 5545); undefined where it has no date.
 * The problem: what makes the links writes files without escapes, folds and days. The solution: ical.js writes them.
 */
export function calendarFile(event: Event, address: string, minutes = MINUTES): Blob | undefined {
  const entry = calendarEvent(event, address, minutes)
  const moment = eventMoment(event.start_date, event.start_date_timezone)
  if (!entry || !moment) return undefined
  const file = new ICAL.Component('vcalendar')
  file.updatePropertyWithValue('version', '2.0')
  file.updatePropertyWithValue('prodid', '-//Marquee//Events//EN')
  const item = new ICAL.Component('vevent')
  const set = (name: string, value: string | ICAL.Time | undefined) =>
    value !== undefined && item.updatePropertyWithValue(name, value)
  set('uid', entry.uid)
  set('dtstamp', ICAL.Time.fromJSDate(new Date(), true))
  set('dtstart', timeAt(moment, 0))
  set('dtend', timeAt(moment, moment.isDay ? DAY : minutes))
  set('summary', entry.title)
  set('description', entry.description)
  set('location', entry.location)
  set('url', entry.url)
  file.addSubcomponent(item)
  return new Blob([`${file.toString()}\r\n`], { type: 'text/calendar;charset=utf-8' })
}

/** So many minutes after a moment: in Greenwich's time, which every calendar knows; of a day the day. */
function timeAt({ at, isDay, offset }: EventMoment, minutes: number): ICAL.Time {
  const later = at + minutes * MINUTE
  if (!isDay) return ICAL.Time.fromJSDate(new Date(later), true)
  return ICAL.Time.fromDateString(new Date(later + offset * MINUTE).toISOString().slice(0, 10))
}

/** HTML of the service as plain text, a line for each of its lines. */
function plainText(html: string | undefined): string {
  if (!html) return ''
  const { body } = new DOMParser().parseFromString(sanitise(withLineBreaks(html)), 'text/html')
  return tidyLines(body.textContent ?? '')
}
