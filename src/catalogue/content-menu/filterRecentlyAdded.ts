import type { TitleCard } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'

const DAY_MS = 86_400_000

/**
 * Keeps titles added within the last `days` (days_to_cut_off). Counts whole UTC days, so that a title disappears at
 * midnight UTC and not in the middle of a visit. Drops titles without a date.
 * @param now milliseconds since 1970
 */
export function filterRecentlyAdded(titles: readonly TitleCard[], days: number, now: number): TitleCard[] {
  const cutOff = (Math.floor(now / DAY_MS) - days) * DAY_MS
  return titles.filter((title) => {
    const added = parseDate(title.just_added_date?.newest_date)
    return added !== undefined && added >= cutOff
  })
}
