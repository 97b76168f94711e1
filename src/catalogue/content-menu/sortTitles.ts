import type { SortParam, TitleCard } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'
import { compareNames } from '../../lib/text/compareNames'
import { createGenreComparator } from './createGenreComparator'

export type SortValue = SortParam['value']

/**
 * Sorts titles (spec, section 9). Stable; titles without the sort key come last in both directions.
 * @param genresList for the genre sort: genres that come first
 */
export function sortTitles(
  titles: readonly TitleCard[],
  value: SortValue,
  descending: boolean,
  genresList: readonly string[] = [],
): TitleCard[] {
  switch (value) {
    case 'alphanumeric':
      return sortBy(titles, (title) => title.name || title.title_name || undefined, compareNames, descending)
    case 'genre':
      return sortBy(titles, (title) => title.genres?.[0], createGenreComparator(genresList), descending)
    case 'release_year':
      return sortBy(titles, (title) => title.release_year ?? releaseYear(title), compareNumbers, descending)
    case 'premiere_date':
      return sortBy(titles, (title) => parseDate(title.premiere_date?.premiere_date), compareNumbers, descending)
    case 'just_added':
      return sortBy(titles, (title) => parseDate(title.just_added_date?.newest_date), compareNumbers, descending)
  }
}

const compareNumbers = (a: number, b: number) => a - b

function releaseYear(title: TitleCard): number | undefined {
  const time = parseDate(title.release_date)
  return time === undefined ? undefined : new Date(time).getUTCFullYear()
}

function sortBy<Key>(
  titles: readonly TitleCard[],
  keyOf: (title: TitleCard) => Key | undefined,
  compare: (a: Key, b: Key) => number,
  descending: boolean,
): TitleCard[] {
  const keyed = titles.map((title) => ({ title, key: keyOf(title) }))
  keyed.sort((a, b) => {
    if (a.key === undefined) return b.key === undefined ? 0 : 1
    if (b.key === undefined) return -1
    return descending ? compare(b.key, a.key) : compare(a.key, b.key)
  })
  return keyed.map(({ title }) => title)
}
