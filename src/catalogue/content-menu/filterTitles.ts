import type { TitleCard } from '../../generated/types'
import { fold } from '../../lib/text/fold'

/**
 * Keeps titles with at least one of these genres.
 * @param genres names or slugs, case-insensitive. An empty list keeps all titles, so that a brand can define a group
 * "All"
 */
export function filterTitlesByGenre(titles: readonly TitleCard[], genres: readonly string[]): readonly TitleCard[] {
  if (genres.length === 0) return titles
  const folded = new Set(genres.map(fold))
  return titles.filter((title) =>
    title.genres?.some((genre) => folded.has(fold(genre.slug)) || folded.has(fold(genre.name))),
  )
}
