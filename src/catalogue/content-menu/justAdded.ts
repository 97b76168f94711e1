import type { TitleCard } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'

const DAY = 86_400_000

/**
 * The titles of the last so many days (days_to_cut_off). Whole days, so that a title goes at midnight UTC and not while
 * somebody looks at it. Titles without a date go too.
 * @param now milliseconds since 1970
 */
export function justAdded(titles: readonly TitleCard[], days: number, now: number): TitleCard[] {
  const cutOff = (Math.floor(now / DAY) - days) * DAY
  return titles.filter((title) => {
    const added = parseDate(title.just_added_date?.newest_date)
    return added !== undefined && added >= cutOff
  })
}
