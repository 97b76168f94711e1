import type { Episode } from '../../generated/types'
import { runtime } from '../../lib/text/runtime'
import type { Text } from '../../text/createText'
import { resumeLine, resumeOf } from '../title/resume'

/** The name of an episode where there is room for one: `alternate_title_name` goes first (spec, section 2: Watch page). */
export const episodeName = (episode: Episode): string => episode.meta?.alternate_title_name || usualName(episode)

/** The name by which lists call it. */
export const usualName = ({ name, title_name, slug }: Episode): string => name || title_name || slug

/** Its `alternate_title_name`, where that is another one. */
export function otherName(episode: Episode): string | undefined {
  const other = episode.meta?.alternate_title_name
  return other && other !== usualName(episode) ? other : undefined
}

/** Its running time, as the service words it, else as Xh Ym. */
export const episodeTime = (episode: Episode): string | undefined =>
  episode.runtime_display || runtime(episode.runtime) || undefined

/** "Continue, 23 min left" for what was begun and not finished. */
export function continueLine(episode: Episode, t: Text): string | undefined {
  const resume = resumeOf(episode)
  return resume && t('continueLeft', { left: resumeLine({ ...episode, episode_num: undefined }, resume, t) })
}
