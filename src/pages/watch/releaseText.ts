import type { TitleCard } from '../../generated/types'
import { formatDate } from '../../lib/dates/formatDate'

/**
 * When a title was released (spec, section 2: Watch page): a date that is longer than a year in MMMM D, YYYY, for
 * example "March 24, 1916"; a year as it is. What is no date gives way to the year of release.
 * @param format of day.js, where the brand has its own (`format_release`)
 * @returns undefined where neither is known
 */
export function releaseText(
  { release_date, release_year }: Pick<TitleCard, 'release_date' | 'release_year'>,
  format = 'MMMM D, YYYY',
): string | undefined {
  const text = release_date?.trim()
  const date = text && text.length > 4 ? formatDate(text, format) : text
  return date || release_year?.toString()
}
