import type { Episode, SiteConfig, TitleCard } from '../../generated/types'

/** What of an episode decides whether it can be chosen. */
export type Choosable = Pick<Episode | TitleCard, 'slug' | 'asset_id' | 'primary_video' | 'is_playable'>

/** open: it can be chosen. ask: after signing in. closed: not at all. */
export type Door = 'open' | 'ask' | 'closed'

/**
 * Whether an episode can be chosen (spec, section 6): it needs an asset id and, on the apple-type site, a signed-in
 * user. What cannot be played is closed where the brand says that such are no links.
 */
export function episodeDoor(episode: Choosable, config: Partial<SiteConfig>, signedIn: boolean): Door {
  if ((episode.asset_id ?? episode.primary_video?.asset_id) === undefined) return 'closed'
  if (episode.is_playable === false && config.disable_non_playable) return 'closed'
  return config.is_apple_site && !signedIn ? 'ask' : 'open'
}

/** Where an episode is watched: /watch/{slug} (spec, section 2: Watch page). */
export const watchLink = ({ slug }: Pick<Episode, 'slug'>): string => `/watch/${encodeURIComponent(slug)}`
