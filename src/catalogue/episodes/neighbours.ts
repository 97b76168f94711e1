import type { Episode } from '../../generated/types'
import type { SeasonGroup } from '../../service/seasons'

export interface AdjacentEpisodes {
  previous?: Episode
  next?: Episode
}

/**
 * The previous and next episode, across seasons and skipping empty ones.
 * @param isSelectable false for an episode to skip. Default: none is skipped
 * @returns an empty object if the episode is not in the list
 */
export function neighbours(
  groups: readonly SeasonGroup[],
  slug: string,
  isSelectable: (episode: Episode) => boolean = () => true,
): AdjacentEpisodes {
  const episodes = groups.flatMap((group) => group.episodes)
  const index = episodes.findIndex((episode) => episode.slug === slug)
  if (index < 0) return {}
  const isCandidate = (episode: Episode) => episode.slug !== slug && isSelectable(episode)
  return { previous: episodes.slice(0, index).findLast(isCandidate), next: episodes.slice(index + 1).find(isCandidate) }
}
