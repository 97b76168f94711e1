import type { Event, Rsvp } from '../generated/types'
import { type EventMoment, parseEventMoment } from './parseEventMoment'
import { browserZone } from './zoneOffset'

export type EventOffer =
  /** The visitor has an RSVP or is on the waitlist. */
  | { type: 'registered'; rsvp: Rsvp }
  /** `left` of `tickets` are available. */
  | { type: 'rsvp' | 'waitlist'; left: number; tickets: number }
  /** Tickets are not available yet. */
  | { type: 'before'; opens: EventMoment }
  /** No longer possible. */
  | { type: 'closed'; reason: 'over' | 'full' | 'ended' }

type WindowState = 'before' | 'open' | 'after'

/**
 * The actions for an event that a visitor has now (spec part 2, section 2: Event detail and RSVP panel): RSVP if tickets
 * remain, the window is open and the event is not over; otherwise join the waitlist under the same conditions;
 * otherwise nothing. For a visitor who already has an RSVP, the offer is that RSVP.
 * @param now server time in ms since 1970
 * @param zone the visitor's time zone
 */
export function eventOffer(event: Event, now: number, zone = browserZone()): EventOffer {
  const { rsvp, attendees_total: totals = {} } = event
  if (rsvp && !rsvp.is_cancelled) return { type: 'registered', rsvp }
  const momentOf = (text: string | undefined) => parseEventMoment(text, event.start_date_timezone, zone)
  if (isPast(event, now, zone)) return { type: 'closed', reason: 'over' }
  const kinds = [
    ['rsvp', event.rsvp_tickets, totals.rsvp, momentOf(event.rsvp_start), momentOf(event.rsvp_end)],
    ['waitlist', event.waitlist_tickets, totals.waitlist, momentOf(event.waitlist_start), momentOf(event.waitlist_end)],
  ] as const
  let isFull = false
  for (const [type, tickets = 0, taken = 0, from, until] of kinds) {
    const left = Math.max(0, tickets - taken)
    if (windowStateAt(now, from, until) !== 'open') continue
    if (left > 0) return { type, left, tickets }
    if (tickets > 0) isFull = true
  }
  const opens = momentOf(event.rsvp_start)
  if (opens && opens.start > now) return { type: 'before', opens }
  return { type: 'closed', reason: isFull ? 'full' : 'ended' }
}

/** A window that ends on a date without a time includes that whole day. */
function windowStateAt(now: number, from: EventMoment | undefined, until: EventMoment | undefined): WindowState {
  if (from && now < from.start) return 'before'
  return until && (until.isDay ? now >= until.end : now > until.start) ? 'after' : 'open'
}

/** An event on a date without a time is past when that day ends. An event without a date is never past. */
export function isPast(event: Event, now: number, zone = browserZone()): boolean {
  const start = parseEventMoment(event.start_date, event.start_date_timezone, zone)
  return start !== undefined && (start.isDay ? start.end : start.start) <= now
}

/** Times at which the offer may change, in ms since 1970. */
export function offerChangeTimes(event: Event, zone = browserZone()): number[] {
  const { start_date, rsvp_start, rsvp_end, waitlist_start, waitlist_end } = event
  return [start_date, rsvp_start, rsvp_end, waitlist_start, waitlist_end].flatMap((text) => {
    const moment = parseEventMoment(text, event.start_date_timezone, zone)
    // A window includes its end time, so the offer changes 1 ms later.
    return moment ? [moment.start, moment.isDay ? moment.end : moment.start + 1] : []
  })
}
