import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Event } from '../generated/types'
import { eventOffer, isPast, offerChangeTimes } from './eventOffer'
import { formatEventMoment, parseEventMoment } from './parseEventMoment'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000
const isoInHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString()
const event = (fields: Partial<Event> = {}): Event => ({
  id: 1,
  name: 'Sunrise',
  start_date: isoInHours(100),
  ...fields,
})
const offerTypeOf = (fields: Partial<Event>) => {
  const found = eventOffer(event(fields), NOW, 'UTC')
  return found.type === 'closed' ? found.reason : found.type
}

/** Windows relative to NOW. */
const RSVP_WINDOWS = {
  before: [isoInHours(1), isoInHours(50)],
  open: [isoInHours(-1), isoInHours(50)],
  after: [isoInHours(-50), isoInHours(-1)],
  unset: [undefined, undefined],
} as const
/** Tickets and how many are taken. */
const TICKET_COUNTS = { left: [10, 4], full: [10, 10], overbooked: [10, 12], unset: [undefined, 3] } as const

describe('every combination of windows and tickets', () => {
  const rows = (Object.keys(RSVP_WINDOWS) as (keyof typeof RSVP_WINDOWS)[]).flatMap((rsvpWindow) =>
    (Object.keys(TICKET_COUNTS) as (keyof typeof TICKET_COUNTS)[]).flatMap((rsvpTickets) =>
      (Object.keys(RSVP_WINDOWS) as (keyof typeof RSVP_WINDOWS)[]).flatMap((waitWindow) =>
        (Object.keys(TICKET_COUNTS) as (keyof typeof TICKET_COUNTS)[]).flatMap((waitTickets) =>
          (['future', 'past', 'undated'] as const).map(
            (start) => [rsvpWindow, rsvpTickets, waitWindow, waitTickets, start] as const,
          ),
        ),
      ),
    ),
  )
  const isOpen = (window: keyof typeof RSVP_WINDOWS) => window === 'open' || window === 'unset'

  test.each(rows)('RSVP %s, tickets %s; waitlist %s, places %s; event %s', (...row) => {
    const [rsvpWindow, rsvpTickets, waitWindow, waitTickets, start] = row
    const [rsvp_start, rsvp_end] = RSVP_WINDOWS[rsvpWindow]
    const [waitlist_start, waitlist_end] = RSVP_WINDOWS[waitWindow]
    const [rsvp_tickets, rsvp] = TICKET_COUNTS[rsvpTickets]
    const [waitlist_tickets, waitlist] = TICKET_COUNTS[waitTickets]
    const start_date = { future: isoInHours(100), past: isoInHours(-2), undated: undefined }[start]
    const fields = { rsvp_start, rsvp_end, waitlist_start, waitlist_end, rsvp_tickets, waitlist_tickets, start_date }
    // Spec part 2, section 2: Event detail and RSVP panel.
    const expected =
      start === 'past'
        ? 'over'
        : rsvpTickets === 'left' && isOpen(rsvpWindow)
          ? 'rsvp'
          : waitTickets === 'left' && isOpen(waitWindow)
            ? 'waitlist'
            : rsvpWindow === 'before'
              ? 'before'
              : expect.stringMatching(/^(?:full|ended)$/)
    expect(offerTypeOf({ ...fields, attendees_total: { rsvp, waitlist } })).toEqual(expected)
  })
})

const VISITOR_RSVP = { first_name: 'Vera', last_name: 'Viewer', email: 'vera@corner.example' }

it.each([
  ['a visitor with an RSVP', { rsvp: VISITOR_RSVP, rsvp_tickets: 10 }, 'registered'],
  [
    'a visitor with an RSVP to a past event',
    { rsvp: VISITOR_RSVP, rsvp_tickets: 10, start_date: isoInHours(-2) },
    'registered',
  ],
  ['a visitor with a cancelled RSVP', { rsvp: { ...VISITOR_RSVP, is_cancelled: true }, rsvp_tickets: 10 }, 'rsvp'],
  ['today, as a day', { start_date: '2026-11-20', rsvp_tickets: 10 }, 'rsvp'],
  ['yesterday, as a day', { start_date: '2026-11-19', rsvp_tickets: 10 }, 'over'],
  ['a window until today', { rsvp_end: '2026-11-20', rsvp_tickets: 10 }, 'rsvp'],
  ['a window until yesterday', { rsvp_end: '2026-11-19', rsvp_tickets: 10 }, 'ended'],
  ['a window from today', { rsvp_start: '2026-11-20', rsvp_tickets: 10 }, 'rsvp'],
  ['invalid dates', { start_date: 'soon', rsvp_start: 'now', rsvp_end: '2026-02-30', rsvp_tickets: 10 }, 'rsvp'],
  ['all seats taken', { rsvp_tickets: 10, attendees_total: { rsvp: 10 } }, 'full'],
])('decides the offer: %s', (_, fields, expected) => {
  expect(offerTypeOf(fields)).toBe(expected)
})

it('returns the number of seats left', () => {
  const full = event({ rsvp_tickets: 180, attendees_total: { rsvp: 138 } })
  expect(eventOffer(full, NOW)).toEqual({ type: 'rsvp', left: 42, tickets: 180 })
})

it('offers no RSVP after the event, no negative seats and no invalid texts for 1,000 random events', () => {
  const date = fc.oneof(
    fc.integer({ min: -2000, max: 2000 }).map(isoInHours),
    fc.integer({ min: -60, max: 60 }).map((days) => isoInHours(days * 24).slice(0, 10)),
    fc.integer({ min: -60, max: 60 }).map((days) => `${isoInHours(days * 24).slice(0, 19)}-08:00`),
    fc.integer({ min: -60, max: 60 }).map((days) => isoInHours(days * 24).slice(0, 19)),
    fc.constantFrom('soon', '', '2026-02-30', '0000-01-01', '9999-12-31', '2026-11-20T24:00:00Z'),
  )
  const zone = fc.constantFrom('America/Los_Angeles', 'Asia/Kathmandu', 'Europe/London', 'Mars/Olympus', '', 'GMT')
  const count = fc.integer({ min: -5, max: 300 })
  const any: fc.Arbitrary<Partial<Event>> = fc.record(
    {
      start_date: date,
      start_date_timezone: zone,
      rsvp_start: date,
      rsvp_end: date,
      waitlist_start: date,
      waitlist_end: date,
      rsvp_tickets: count,
      waitlist_tickets: count,
      attendees_total: fc.record({ rsvp: count, waitlist: count }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(any, (fields) => {
      const random = event(fields)
      const found = eventOffer(random, NOW, 'Europe/Berlin')
      if (found.type === 'rsvp' || found.type === 'waitlist') {
        expect(isPast(random, NOW, 'Europe/Berlin')).toBe(false)
        expect(found.left).toBeGreaterThan(0)
        expect(Number.isInteger(found.left)).toBe(true)
      }
      if (found.type === 'before') expect(found.opens.start).toBeGreaterThan(NOW)
      expect(offerChangeTimes(random, 'Europe/Berlin').every(Number.isFinite)).toBe(true)
      const moment = parseEventMoment(random.start_date, random.start_date_timezone, 'Europe/Berlin')
      if (moment) expect(JSON.stringify(formatEventMoment(moment, NOW))).not.toMatch(/Invalid|NaN|null|undefined/)
    }),
    { numRuns: 1000, seed: 2711 },
  )
})

it('does not change the offer between two consecutive offer change times', () => {
  const changing = event({
    rsvp_start: isoInHours(1),
    rsvp_end: isoInHours(3),
    waitlist_end: isoInHours(5),
    rsvp_tickets: 1,
    waitlist_tickets: 1,
    waitlist_start: isoInHours(1),
  })
  const times = [...new Set([NOW, ...offerChangeTimes(changing, 'UTC').filter((time) => time > NOW)])].sort(
    (a, b) => a - b,
  )
  const offerAt = (moment: number) => eventOffer(changing, moment, 'UTC').type
  const pairs = times.slice(1).map((time, index) => [offerAt(times[index] ?? 0), offerAt(time - 1)])
  expect(pairs.every(([first, last]) => first === last)).toBe(true)
  expect(new Set(pairs.flat())).toEqual(new Set(['before', 'rsvp', 'waitlist', 'closed']))
})
