import type { FycEvent } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'
import { compareNames } from '../../lib/text/compareNames'
import type { ColumnOrder, SortOrder } from '../../page/list/sortOrder'

/** Sortable columns by their names in the address (spec part 2, section 2: FYC events list). */
export const SORT_COLUMNS = ['name', 'date'] as const
export type ScreeningOrder = SortOrder<(typeof SORT_COLUMNS)[number]>

/** Ascending date is the default (spec part 2, section 4: FYC events). */
export const DEFAULT_ORDER: ColumnOrder<ScreeningOrder['sort']> = { sort: 'date', descending: false }

/** A live screening is also listed, with its View button (docs/decisions/0058-events.md). */
const LISTED_STATUSES: ReadonlySet<string> = new Set(['active', 'scheduled', 'live'])

/** Start in ms since 1970. */
export const startTimeOf = ({ event_window }: FycEvent) => parseDate(event_window?.start_time)

/** In ms since 1970. */
export const startAndEndTimes = (events: readonly FycEvent[]): number[] =>
  events.flatMap((event) => [startTimeOf(event) ?? [], parseDate(event.event_window?.end_time) ?? []].flat())

/** Live screenings, and upcoming ones in the given order. Screenings without a date are last. */
export function groupScreenings(
  events: readonly FycEvent[],
  { sort, descending }: ColumnOrder<ScreeningOrder['sort']>,
) {
  const sign = descending ? -1 : 1
  const listed = events.filter(({ status, published }) => LISTED_STATUSES.has(status) && published !== false)
  const startTimes = new Map(listed.map((event) => [event, startTimeOf(event)]))
  listed.sort((first, second) => {
    if (sort === 'name') return sign * compareNames(first.name, second.name)
    const [a, b] = [startTimes.get(first), startTimes.get(second)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (a - b)
  })
  const isLive = ({ status }: FycEvent) => status === 'live'
  return { live: listed.filter(isLive), upcoming: listed.filter((event) => !isLive(event)) }
}
