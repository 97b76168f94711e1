import { nameOfEvent, placeLines } from '../../events/eventPlace'
import { eventMoment } from '../../events/eventTime'
import type { Event } from '../../generated/types'
import { compareNames } from '../../lib/text/compareNames'
import type { FirstOrder, SortOrder } from '../../page/list/sortOrder'

/** What the list sorts by (spec part 2, section 2: Events list): the names of its columns in the address. */
export const SORTS = ['start_date', 'event_name', 'location_name'] as const
export type EventOrder = SortOrder<(typeof SORTS)[number]>

/** The default is start_date descending. */
export const FIRST_ORDER: FirstOrder<EventOrder['sort']> = { sort: 'start_date', descending: true }

/** The name that a location is shown and sorted by. */
const locationOf = (event: Event) => event.location_name ?? placeLines(event).name ?? ''

/** Events in an order. What has no date comes last; equals stay as the service sent them. */
export function sortEvents(events: readonly Event[], { sort, descending }: FirstOrder<EventOrder['sort']>): Event[] {
  const sign = descending ? -1 : 1
  if (sort !== 'start_date') {
    const words = sort === 'event_name' ? nameOfEvent : locationOf
    return [...events].sort((one, other) => sign * compareNames(words(one), words(other)))
  }
  const moments = new Map(events.map((event) => [event, eventMoment(event.start_date, event.start_date_timezone)?.at]))
  return [...events].sort((one, other) => {
    const [a, b] = [moments.get(one), moments.get(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (a - b)
  })
}
