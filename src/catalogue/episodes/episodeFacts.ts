import type { Episode, TitleCard } from '../../generated/types'
import { formatRuntime } from '../../lib/text/formatRuntime'
import { assetIdOf } from '../../service/playback'
import type { TranslateFunction } from '../../text/createText'
import { canPlayTitle, type VisitorAccessInputs } from '../access/titleAccess'
import { findResumeProgress, originalTitleName, resumeLine } from '../title/titleFacts'

/**
 * The name of an episode in lists, headings, dialogs and the player: `alternate_title_name` takes precedence (spec,
 * section 2: Watch page).
 */
export const episodeName = (episode: Episode): string =>
  episode.meta?.alternate_title_name || originalTitleName(episode)

/** The original name, if another name is shown. Displayed second. */
export function originalName(episode: Episode, name = episodeName(episode)): string | undefined {
  const original = originalTitleName(episode)
  return original === name ? undefined : original
}

/** Running time: the service's text, else as Xh Ym. */
export const episodeRuntime = (episode: Episode): string | undefined =>
  episode.runtime_display || formatRuntime(episode.runtime) || undefined

/** "Continue, 23 min left" for an episode that was started and not finished. */
export function continueLine(episode: Episode, t: TranslateFunction): string | undefined {
  const resume = findResumeProgress(episode)
  return resume && t('continueLeft', { left: resumeLine({ ...episode, episode_num: undefined }, resume, t) })
}

/** Whether the viewer finished an episode (95 % or more). False without a running time. */
export function isWatched(episode: Episode): boolean {
  const { progress = 0, runtime = 0 } = episode
  return progress > 0 && runtime > 0 && findResumeProgress(episode) === undefined
}

/** Watched part from 0 to 1; a finished episode is 1. */
export function watchedPart(episode: Episode): number {
  return isWatched(episode) ? 1 : (findResumeProgress(episode)?.part ?? 0)
}

export const watchedCount = (episodes: readonly Episode[]): number => episodes.filter(isWatched).length

/** Fields that decide whether an episode can be selected. */
type AvailabilityFields = Pick<Episode | TitleCard, 'slug' | 'asset_id' | 'primary_video' | 'is_playable'>

/** Lists of episodes do not include the title type. */
const EPISODE_TYPE = { title_type: 'episode' } as const

/** open: available. signIn: after signing in. closed: not available. */
type EpisodeAvailability = 'open' | 'signIn' | 'closed'

/**
 * Whether an episode is available (spec, section 6): it needs an asset id and, on the apple-type site, a signed-in
 * user. With `disable_non_playable` unplayable episodes are closed.
 */
export function episodeAvailability(episode: AvailabilityFields, visitor: VisitorAccessInputs): EpisodeAvailability {
  if (assetIdOf(episode) === undefined) return 'closed'
  if (episode.is_playable === false && visitor.config.disable_non_playable) return 'closed'
  return canPlayTitle(visitor, EPISODE_TYPE) ? 'open' : 'signIn'
}

/**
 * Whether a card links to the watch page of its episode. With `play_auth` the watch page itself asks for sign-in, so
 * the card still links to it; on the apple-type site it does not link before sign-in.
 */
export const canLinkToWatchPage = (episode: AvailabilityFields, visitor: VisitorAccessInputs): boolean =>
  episodeAvailability(episode, { ...visitor, config: { ...visitor.config, play_auth: false } }) === 'open'

/** The watch page of an episode: /watch/{slug} (spec, section 2: Watch page). */
export const watchLink = ({ slug }: Pick<Episode, 'slug'>): string => `/watch/${encodeURIComponent(slug)}`
