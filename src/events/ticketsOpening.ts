import type { Event } from '../generated/types'
import type { Text } from '../text/createText'
import { fullNameOfEvent } from './eventPlace'

/** How long calendars show that tickets open, in minutes: long enough to be seen. */
export const OPENING = 30

/** The moment at which an event's tickets open, as an event of its own: what a calendar reminds of. */
export const ticketsOpening = (event: Event, t: Text): Event => ({
  id: `${event.id}-tickets`,
  name: t('rsvpOpening', { name: fullNameOfEvent(event) }),
  start_date: event.rsvp_start,
  start_date_timezone: event.start_date_timezone,
})
