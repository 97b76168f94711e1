import type { Episode, TitleCard } from '../../generated/types'
import { runtime } from '../../lib/text/runtime'
import { assetIdOf } from '../../service/playback'
import type { Text } from '../../text/createText'
import { mayPlay, type Visitor } from '../access/titleAccess'
import { resumeLine, resumeOf, usualName } from '../title/titleFacts'

/**
 * The name of an episode, the same in lists, headings, dialogs and the player: `alternate_title_name` goes first (spec,
 * section 2: Watch page).
 */
export const episodeName = (episode: Episode): string => episode.meta?.alternate_title_name || usualName(episode)

/** Its original name, where it goes by another one. It stands second. */
export function originalName(episode: Episode, name = episodeName(episode)): string | undefined {
  const usual = usualName(episode)
  return usual === name ? undefined : usual
}

/** Its running time, as the service words it, else as Xh Ym. */
export const episodeRuntime = (episode: Episode): string | undefined =>
  episode.runtime_display || runtime(episode.runtime) || undefined

/** "Continue, 23 min left" for what was begun and not finished. */
export function continueLine(episode: Episode, t: Text): string | undefined {
  const resume = resumeOf(episode)
  return resume && t('continueLeft', { left: resumeLine({ ...episode, episode_num: undefined }, resume, t) })
}

/** Whether the viewer finished an episode: from 95 % on. Without a running time nobody can tell. */
export function isWatched(episode: Episode): boolean {
  const { progress = 0, runtime = 0 } = episode
  return progress > 0 && runtime > 0 && resumeOf(episode) === undefined
}

/** Part of an episode that was watched, from 0 to 1: what was finished is full. */
export function watchedPart(episode: Episode): number {
  return isWatched(episode) ? 1 : (resumeOf(episode)?.part ?? 0)
}

/** How many of the episodes were watched. */
export const watchedCount = (episodes: readonly Episode[]): number => episodes.filter(isWatched).length

/** What of an episode decides whether it can be chosen. */
type Choosable = Pick<Episode | TitleCard, 'slug' | 'asset_id' | 'primary_video' | 'is_playable'>

/** What a list of episodes does not say of each. */
const EPISODE = { title_type: 'episode' } as const

/** open: it can be chosen. ask: after signing in. closed: not at all. */
type EpisodeAction = 'open' | 'ask' | 'closed'

/**
 * Whether an episode can be chosen (spec, section 6): it needs an asset id and, on the apple-type site, a signed-in
 * user. What cannot be played is closed where the brand says that such are no links.
 */
export function episodeAction(episode: Choosable, visitor: Visitor): EpisodeAction {
  if (assetIdOf(episode) === undefined) return 'closed'
  if (episode.is_playable === false && visitor.config.disable_non_playable) return 'closed'
  return mayPlay(visitor, EPISODE) ? 'open' : 'ask'
}

/**
 * Whether a card leads to the watch page of its episode. That page itself asks for signing in where the site wants it for
 * all that plays (`play_auth`); on the apple-type site the card leads nowhere before.
 */
export const opensWatchPage = (episode: Choosable, visitor: Visitor): boolean =>
  episodeAction(episode, { ...visitor, config: { ...visitor.config, play_auth: false } }) === 'open'

/** Where an episode is watched: /watch/{slug} (spec, section 2: Watch page). */
export const watchLink = ({ slug }: Pick<Episode, 'slug'>): string => `/watch/${encodeURIComponent(slug)}`
