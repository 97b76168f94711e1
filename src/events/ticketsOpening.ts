import type { Event } from '../generated/types'
import type { TranslateFunction } from '../text/createText'
import { fullEventName } from './eventFacts'

/** Duration of the entry: long enough to be visible in a calendar. */
export const TICKETS_OPENING_MINUTES = 30

/** The opening of ticket sales as an event, for a calendar reminder. */
export const ticketsOpeningEvent = (event: Event, t: TranslateFunction): Event => ({
  id: `${event.id}-tickets`,
  name: t('rsvpOpening', { name: fullEventName(event) }),
  start_date: event.rsvp_start,
  start_date_timezone: event.start_date_timezone,
})
