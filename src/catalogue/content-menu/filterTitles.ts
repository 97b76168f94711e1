import type { TitleCard } from '../../generated/types'
import { fold } from '../../lib/text/fold'

/**
 * The titles of at least one of these genres.
 * @param genres names or slugs, in either case. None at all narrows nothing, so that a brand may list "All" as a group
 */
export function filterTitles(titles: readonly TitleCard[], genres: readonly string[]): readonly TitleCard[] {
  if (genres.length === 0) return titles
  const wanted = new Set(genres.map(fold))
  return titles.filter((title) =>
    title.genres?.some((genre) => wanted.has(fold(genre.slug)) || wanted.has(fold(genre.name))),
  )
}
