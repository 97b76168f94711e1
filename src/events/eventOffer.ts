import type { Event, Rsvp } from '../generated/types'
import { type EventMoment, eventMoment } from './eventTime'
import { ownZone } from './zoneOffset'

/** What a visitor can do about an event. */
export type EventOffer =
  /** Has answered: a seat, or a place on the waiting list. */
  | { type: 'answered'; rsvp: Rsvp }
  /** Can answer. `left` of `tickets` are there. */
  | { type: 'rsvp' | 'waitlist'; left: number; tickets: number }
  /** Nothing yet: tickets come. */
  | { type: 'before'; opens: EventMoment }
  /** Nothing any more. */
  | { type: 'closed'; reason: 'over' | 'full' | 'ended' }

type Window = 'before' | 'open' | 'after'

/**
 * What a visitor can do about an event at a moment (spec part 2, section 2: Event detail and RSVP panel).
 * RSVP when tickets remain, its window is open and the event is to come; else Waitlist when the same holds for that; else
 * nothing. Who has answered is offered nothing more.
 * @param now by the server's clock, in milliseconds since 1970
 * @param own the visitor's zone
 */
export function eventOffer(event: Event, now: number, own = ownZone()): EventOffer {
  const { rsvp, attendees_total: taken = {} } = event
  if (rsvp && !rsvp.is_cancelled) return { type: 'answered', rsvp }
  const when = (text: string | undefined) => eventMoment(text, event.start_date_timezone, own)
  const starts = when(event.start_date)
  // A day is to come until it is over; what has no date is to come.
  if (starts && (starts.isDay ? starts.end : starts.at) <= now) return { type: 'closed', reason: 'over' }
  const kinds = [
    ['rsvp', event.rsvp_tickets, taken.rsvp, when(event.rsvp_start), when(event.rsvp_end)],
    ['waitlist', event.waitlist_tickets, taken.waitlist, when(event.waitlist_start), when(event.waitlist_end)],
  ] as const
  let isFull = false
  for (const [type, tickets = 0, gone = 0, from, until] of kinds) {
    const left = Math.max(0, tickets - gone)
    if (windowAt(now, from, until) !== 'open') continue
    if (left > 0) return { type, left, tickets }
    if (tickets > 0) isFull = true
  }
  const opens = when(event.rsvp_start)
  if (opens && opens.at > now) return { type: 'before', opens }
  return { type: 'closed', reason: isFull ? 'full' : 'ended' }
}

/** Where a moment stands to a window. A last day counts as a whole. */
function windowAt(now: number, from: EventMoment | undefined, until: EventMoment | undefined): Window {
  if (from && now < from.at) return 'before'
  return until && (until.isDay ? now >= until.end : now > until.at) ? 'after' : 'open'
}

/** Whether an event lies behind. */
export function isPast(event: Event, now: number, own = ownZone()): boolean {
  const starts = eventMoment(event.start_date, event.start_date_timezone, own)
  return starts !== undefined && (starts.isDay ? starts.end : starts.at) <= now
}

/** The moments at which the offer of an event may become another, in milliseconds since 1970. */
export function turningPoints(event: Event, own = ownZone()): number[] {
  const { start_date, rsvp_start, rsvp_end, waitlist_start, waitlist_end } = event
  return [start_date, rsvp_start, rsvp_end, waitlist_start, waitlist_end].flatMap((text) => {
    const moment = eventMoment(text, event.start_date_timezone, own)
    // The moment after the last one of a window.
    return moment ? [moment.at, moment.isDay ? moment.end : moment.at + 1] : []
  })
}
