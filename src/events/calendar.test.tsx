import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Event } from '../generated/types'
import { createText } from '../text/createText'
import { calendarFile, calendarLinks } from './calendar'
import { TICKETS_OPENING_MINUTES, ticketsOpeningEvent } from './ticketsOpening'

const EVENT: Event = {
  id: 5101,
  name: 'Sunrise, with live score',
  title: { name: 'Sunrise', slug: 'sunrise' },
  description: '<p>A nine-piece orchestra; “quotes”, commas, back\\slashes &amp; more.</p>'.repeat(3),
  start_date: '2026-11-28T19:00:00-08:00',
  start_date_timezone: 'America/Los_Angeles',
  location: { name: 'Castro Theatre', address: '429 Castro Street', city: 'San Francisco', state: 'CA', zip: '94114' },
}
const ADDRESS = 'https://laurel.example/events/5101'

async function parseCalendarFile(event: Event, minutes?: number) {
  const text = (await calendarFile(event, ADDRESS, minutes)?.text()) ?? ''
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const root = ICAL.Component.fromString(text)
  const entry = root.getFirstSubcomponent('vevent')
  if (!entry) throw new Error('no event')
  return new ICAL.Event(entry)
}

describe('calendar file, read by a strict parser', () => {
  it('has the time, location, texts and a stable id', async () => {
    const entry = await parseCalendarFile(EVENT)
    expect(entry.startDate.toJSDate().toISOString()).toBe('2026-11-29T03:00:00.000Z')
    expect(entry.endDate.toJSDate().toISOString()).toBe('2026-11-29T05:00:00.000Z')
    expect(entry.summary).toBe('Sunrise: Sunrise, with live score')
    expect(entry.location).toBe('Castro Theatre, 429 Castro Street, San Francisco, CA 94114')
    expect(entry.description).toContain('“quotes”, commas, back\\slashes & more.')
    expect(entry.description).toContain(ADDRESS)
    expect(entry.uid).toBe((await parseCalendarFile(EVENT)).uid)
    expect(entry.uid).toBe('event-5101@laurel.example')
  })

  it.each([
    ['reads a time in daylight saving time', '2026-07-01T19:00:00', 'America/Los_Angeles', '2026-07-02T02:00:00.000Z'],
    ['reads a time in a zone with an English name', '2026-11-28T19:00:00', 'Pacific', '2026-11-29T03:00:00.000Z'],
    [
      'reads a time in a zone with a half-hour offset',
      '2026-11-28T19:00:00',
      'Asia/Kolkata',
      '2026-11-28T13:30:00.000Z',
    ],
    [
      'reads a time with an offset in an unknown zone',
      '2026-11-28T19:00:00+01:00',
      'Mars/Olympus',
      '2026-11-28T18:00:00.000Z',
    ],
  ])('%s', async (_, start_date, start_date_timezone, instant) => {
    const { startDate } = await parseCalendarFile({ ...EVENT, start_date, start_date_timezone })
    expect(startDate.toJSDate().toISOString()).toBe(instant)
  })

  it.each(['America/Los_Angeles', 'Asia/Tokyo'])(
    'writes a date in %s as an all-day event',
    async (start_date_timezone) => {
      const { startDate } = await parseCalendarFile({ ...EVENT, start_date: '2026-12-06', start_date_timezone })
      expect([startDate.isDate, startDate.toString()]).toEqual([true, '2026-12-06'])
    },
  )
})

it('adds the time of the event to the Google and Outlook links', () => {
  const links = calendarLinks(EVENT, ADDRESS)
  const google = new URL(links?.google ?? '')
  expect(google.origin).toBe('https://calendar.google.com')
  expect(google.searchParams.get('dates')).toBe('20261129T030000Z/20261129T050000Z')
  expect(new URL(links?.outlook ?? '').searchParams.get('startdt')).toBe('2026-11-29T03:00:00')
})

it('keeps paragraphs, list items and line breaks of the description apart', async () => {
  const description =
    '<p>Bar from five.</p><p>Film &amp; talk\n at six.</p><ul><li>Hall A</li><li>Hall B</li></ul>First line<br>Second line'
  const lines = `Bar from five.\nFilm & talk at six.\nHall A\nHall B\nFirst line\nSecond line\n\n${ADDRESS}`
  const event = { ...EVENT, description }
  const links = calendarLinks(event, ADDRESS)
  expect((await parseCalendarFile(event)).description).toBe(lines)
  expect(new URL(links?.google ?? '').searchParams.get('details')).toBe(lines)
  // Outlook reads HTML.
  expect(new URL(links?.outlook ?? '').searchParams.get('body')).toBe(
    lines.replaceAll('&', '&amp;').replaceAll('\n', '<br>'),
  )
})

it('returns undefined without a valid date', () => {
  expect(calendarFile({ ...EVENT, start_date: 'soon' }, ADDRESS)).toBeUndefined()
  expect(calendarLinks({ ...EVENT, start_date: undefined }, ADDRESS)).toBeUndefined()
})

it('writes the opening of ticket sales as a separate entry', async () => {
  const opening = ticketsOpeningEvent({ ...EVENT, rsvp_start: '2026-11-20T09:00:00-08:00' }, createText())
  const entry = await parseCalendarFile(opening, TICKETS_OPENING_MINUTES)
  expect(entry.startDate.toJSDate().toISOString()).toBe('2026-11-20T17:00:00.000Z')
  expect(entry.endDate.toJSDate().toISOString()).toBe('2026-11-20T17:30:00.000Z')
  expect(entry.summary).toBe('Tickets available: Sunrise: Sunrise, with live score')
  expect(entry.description).toBe(ADDRESS)
  expect(entry.uid).toBe('event-5101-tickets@laurel.example')
  const google = new URL(calendarLinks(opening, ADDRESS, TICKETS_OPENING_MINUTES)?.google ?? '')
  expect(google.searchParams.get('dates')).toBe('20261120T170000Z/20261120T173000Z')
})
