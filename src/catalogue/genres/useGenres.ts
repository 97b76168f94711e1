import { type Answer, useQuery } from '../../data/useQuery'
import type { Genre } from '../../generated/types'
import { genresQuery } from '../../service/genres'
import { useRuntime } from '../../site/react/RuntimeContext'

/** All genres of the service, limited and ordered by `genre_slugs` of the config. */
export function useGenres(): Answer<readonly Genre[]> & { genres: readonly Genre[] | undefined } {
  const { plan } = useRuntime()
  const answer = useQuery(genresQuery)
  return { ...answer, genres: answer.data && chosenGenres(answer.data, plan.document.site_config.genre_slugs) }
}

/** The genres of `slugs`, in that order; those that do not exist are skipped. Without `slugs`: all. */
export function chosenGenres(genres: readonly Genre[], slugs: readonly string[] | undefined): readonly Genre[] {
  if (!slugs) return genres
  const bySlug = new Map(genres.map((genre) => [genre.slug, genre]))
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? [])
}
