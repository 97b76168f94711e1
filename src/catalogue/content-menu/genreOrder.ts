import type { Genre } from '../../generated/types'
import { compareNames } from '../../lib/text/compareNames'
import { fold } from '../../lib/text/fold'

/**
 * A comparison of genres: those of genresList first, in its order, the others after them by name.
 * @param genresList names or slugs, in either case
 */
export function genreOrder(genresList: readonly string[]): (a: Genre, b: Genre) => number {
  const places = new Map(genresList.map((genre, place) => [fold(genre), place]))
  const placeOf = (genre: Genre) =>
    places.get(fold(genre.slug)) ?? places.get(fold(genre.name)) ?? Number.MAX_SAFE_INTEGER
  return (a, b) => placeOf(a) - placeOf(b) || compareNames(a.name, b.name)
}
