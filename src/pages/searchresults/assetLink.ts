import { titleAddress } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'

/**
 * Address of an episode or extra (spec, section 2): /watch/{slug} for an episode, /title/{title}/{slug} for an extra.
 * Undefined for an extra without a title.
 */
export function episodeOrExtraLink({ slug, title_type, hierarchy }: TitleCard): string | undefined {
  if (title_type === 'episode') return `/watch/${encodeURIComponent(slug)}`
  const parent = hierarchy?.parent_slug
  return parent ? titleAddress(parent, slug) : undefined
}

/** True for episodes and extras. Titles are listed separately in the search results. */
export const isEpisodeOrExtra = ({ title_type }: TitleCard): boolean =>
  title_type !== undefined && !['feature', 'series', 'season', 'collection'].includes(title_type)
