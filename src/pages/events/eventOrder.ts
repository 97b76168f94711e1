import { eventLocation, eventName } from '../../events/eventFacts'
import { parseEventMoment } from '../../events/parseEventMoment'
import type { Event } from '../../generated/types'
import { compareNames } from '../../lib/text/compareNames'
import type { ColumnOrder, SortOrder } from '../../page/list/sortOrder'

/** Sortable columns by their names in the address (spec part 2, section 2: Events list). */
export const SORT_COLUMNS = ['start_date', 'event_name', 'location_name'] as const
export type EventOrder = SortOrder<(typeof SORT_COLUMNS)[number]>

/** Descending is the default. */
export const DEFAULT_ORDER: ColumnOrder<EventOrder['sort']> = { sort: 'start_date', descending: true }

const locationName = (event: Event) => event.location_name ?? eventLocation(event).name ?? ''

/** Sorted copy. Events without a date are last; equal ones keep the order of the service. */
export function sortEvents(events: readonly Event[], { sort, descending }: ColumnOrder<EventOrder['sort']>): Event[] {
  const sign = descending ? -1 : 1
  if (sort !== 'start_date') {
    const textOf = sort === 'event_name' ? eventName : locationName
    return [...events].sort((first, second) => sign * compareNames(textOf(first), textOf(second)))
  }
  const startTimes = new Map(
    events.map((event) => [event, parseEventMoment(event.start_date, event.start_date_timezone)?.start]),
  )
  return [...events].sort((first, second) => {
    const [a, b] = [startTimes.get(first), startTimes.get(second)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (a - b)
  })
}
