import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Genre, SiteConfig } from '../../generated/types'
import { genresQuery } from '../../service/genres'
import { useRuntime } from '../../site/react/RuntimeContext'

/** The service's genres, filtered and ordered by `genre_slugs` of the config. */
export function useGenres(): QueryResult<readonly Genre[]> & { genres: readonly Genre[] | undefined } {
  const { plan } = useRuntime()
  const result = useQuery(genresQuery)
  return { ...result, genres: result.data && chosenGenres(result.data, plan.document.site_config.genre_slugs) }
}

/** The genres of `slugs`, in that order, without unknown ones; all genres without `slugs`. */
function chosenGenres(genres: readonly Genre[], slugs: readonly string[] | undefined): readonly Genre[] {
  if (!slugs) return genres
  const bySlug = new Map(genres.map((genre) => [genre.slug, genre]))
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? [])
}

/**
 * The genres that a title shows. With `show_true_genres` all of its genres; else only those with a genre page: the ones
 * in `genre_slugs`, or without that field the service's genres.
 * @param known the service's genres, undefined if not loaded
 */
export function shownGenres<Some extends { slug: string }>(
  genres: readonly Some[] | undefined,
  { show_true_genres: all, genre_slugs: slugs }: Pick<SiteConfig, 'show_true_genres' | 'genre_slugs'>,
  known?: readonly Genre[],
): readonly Some[] {
  const allowed = all ? undefined : (slugs ?? known?.map(({ slug }) => slug))
  if (!genres || !allowed) return genres ?? []
  return genres.filter(({ slug }) => allowed.includes(slug))
}

/**
 * The page of a genre: the configured route of kind genredetail with the slug in it.
 * @param routes available to this visitor
 * @returns undefined on a site without genre pages
 */
export function genreLink(slug: string, routes: readonly { route: string; component: string }[]): string | undefined {
  const pattern = routes.find(({ component, route }) => component === 'genredetail' && route.includes('/:'))
  // A replacer function keeps "$&" in a slug literal (threats X7).
  return pattern?.route.replace(/:[^/]+/, () => encodeURIComponent(slug))
}
