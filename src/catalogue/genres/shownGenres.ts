import type { Genre, SiteConfig } from '../../generated/types'

/**
 * The genres that a title shows. With `show_true_genres` all that it is catalogued under; else those that have a genre
 * page: the ones of `genre_slugs`, and where the brand names none, those that the service lists.
 * @param known the service's genres, as far as they have been asked for
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
