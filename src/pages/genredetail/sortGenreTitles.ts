import { sortTitles } from '../../catalogue/content-menu/sortTitles'
import type { TitleCard } from '../../generated/types'

/** Spec: Genre detail. The first is the default. */
export const GENRE_ORDERS = ['recent', 'az', 'za'] as const

export type GenreOrder = (typeof GENRE_ORDERS)[number]

/**
 * Most Recent sorts by release year, then by name; the others sort by name, ignoring accents, with numerals after
 * letters. Titles without a year or name are last.
 */
export function sortGenreTitles(titles: readonly TitleCard[], order: GenreOrder): readonly TitleCard[] {
  if (order !== 'recent') return sortTitles(titles, 'alphanumeric', order === 'za')
  return sortTitles(sortTitles(titles, 'alphanumeric', false), 'release_year', true)
}
