import type { FycEvent } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'
import { compareNames } from '../../lib/text/compareNames'
import type { FirstOrder, SortOrder } from '../../page/list/sortOrder'

/** What the list sorts by (spec part 2, section 2: FYC events list): the names of its columns in the address. */
export const SORTS = ['name', 'date'] as const
export type ScreeningOrder = SortOrder<(typeof SORTS)[number]>

/** The default is by date, ascending (spec part 2, section 4: FYC events). */
export const FIRST_ORDER: FirstOrder<ScreeningOrder['sort']> = { sort: 'date', descending: false }

/** Which are listed. One that is live is listed with its View (docs/decisions.md). */
const LISTED: ReadonlySet<string> = new Set(['active', 'scheduled', 'live'])

/** When it begins, in milliseconds since 1970. */
export const beginOf = ({ event_window }: FycEvent) => parseDate(event_window?.start_time)

/** The moments at which screenings begin or end, in milliseconds since 1970. */
export const turnsOf = (events: readonly FycEvent[]): number[] =>
  events.flatMap((event) => [beginOf(event) ?? [], parseDate(event.event_window?.end_time) ?? []].flat())

/** What is live, which stands first whatever the order, and what is still to come. What has no date comes last. */
export function sortScreenings(events: readonly FycEvent[], { sort, descending }: FirstOrder<ScreeningOrder['sort']>) {
  const sign = descending ? -1 : 1
  const listed = events.filter(({ status, published }) => LISTED.has(status) && published !== false)
  const begins = new Map(listed.map((event) => [event, beginOf(event)]))
  listed.sort((one, other) => {
    if (sort === 'name') return sign * compareNames(one.name, other.name)
    const [a, b] = [begins.get(one), begins.get(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (a - b)
  })
  const isLive = ({ status }: FycEvent) => status === 'live'
  return { live: listed.filter(isLive), coming: listed.filter((event) => !isLive(event)) }
}
