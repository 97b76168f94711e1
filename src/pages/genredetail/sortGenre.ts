import { sortTitles } from '../../catalogue/content-menu/sortTitles'
import type { TitleCard } from '../../generated/types'

/** The orders of a genre's titles (spec: Genre detail). The first is the default. */
export const GENRE_ORDERS = ['recent', 'az', 'za'] as const

export type GenreOrder = (typeof GENRE_ORDERS)[number]

/**
 * The titles of a genre in an order: Most Recent by release year, by name among those of one year; or by name, without
 * regard to accents, numerals after letters. Titles without a year or name come last.
 */
export function sortGenre(titles: readonly TitleCard[], order: GenreOrder): readonly TitleCard[] {
  if (order !== 'recent') return sortTitles(titles, 'alphanumeric', order === 'za')
  return sortTitles(sortTitles(titles, 'alphanumeric', false), 'release_year', true)
}
