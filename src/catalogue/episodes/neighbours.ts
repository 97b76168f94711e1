import type { Episode } from '../../generated/types'
import type { SeasonGroup } from '../../service/seasons'

export interface Neighbours {
  previous?: Episode
  next?: Episode
}

/**
 * The episodes before and after one, across seasons; seasons without episodes are passed over.
 * @param canBe false for an episode that is passed over. Default: none is
 * @returns nothing where the episode is not among them
 */
export function neighbours(
  groups: readonly SeasonGroup[],
  slug: string,
  canBe: (episode: Episode) => boolean = () => true,
): Neighbours {
  const episodes = groups.flatMap((group) => group.episodes)
  const at = episodes.findIndex((episode) => episode.slug === slug)
  if (at < 0) return {}
  const isOther = (episode: Episode) => episode.slug !== slug && canBe(episode)
  return { previous: episodes.slice(0, at).findLast(isOther), next: episodes.slice(at + 1).find(isOther) }
}
