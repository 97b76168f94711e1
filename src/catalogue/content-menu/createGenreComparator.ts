import type { Genre } from '../../generated/types'
import { compareNames } from '../../lib/text/compareNames'
import { fold } from '../../lib/text/fold'

/**
 * Compares genres: those in genresList first, in its order, then the others by name.
 * @param genresList names or slugs, case-insensitive
 */
export function createGenreComparator(genresList: readonly string[]): (a: Genre, b: Genre) => number {
  const ranks = new Map(genresList.map((genre, rank) => [fold(genre), rank]))
  const rankOf = (genre: Genre) => ranks.get(fold(genre.slug)) ?? ranks.get(fold(genre.name)) ?? Number.MAX_SAFE_INTEGER
  return (a, b) => rankOf(a) - rankOf(b) || compareNames(a.name, b.name)
}
