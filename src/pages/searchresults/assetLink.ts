import { titleAddress } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'

/**
 * Where an episode or an extra leads (spec, section 2): an episode is watched at /watch/{slug}, an extra opens over its
 * title at /title/{title}/{slug}. Undefined for an extra of nothing.
 */
export function assetLink({ slug, title_type, hierarchy }: TitleCard): string | undefined {
  if (title_type === 'episode') return `/watch/${encodeURIComponent(slug)}`
  const parent = hierarchy?.parent_slug
  return parent ? titleAddress(parent, slug) : undefined
}

/** Whether it is part of a title: titles themselves are found above. */
export const isAsset = ({ title_type }: TitleCard): boolean =>
  title_type !== undefined && !['feature', 'series', 'season', 'collection'].includes(title_type)
