import { watchLink } from '../../catalogue/episodes/episodeFacts'
import { originalTitleName } from '../../catalogue/title/titleFacts'
import type { Episode } from '../../generated/types'

/** Name of the version if the film has several versions, otherwise the film's name. */
export function versionName(episode: Episode, all: readonly Episode[]): string {
  const hasVersions = all.filter(({ slug }) => slug === episode.slug).length > 1
  return (hasVersions && episode.version) || originalTitleName(episode)
}

/** Versions share the address of the film; all but the first add their asset id. */
export function versionLink(episode: Episode, all: readonly Episode[]): string {
  const isFirst = all.find(({ slug }) => slug === episode.slug)?.asset_id === episode.asset_id
  if (isFirst || episode.asset_id === undefined) return watchLink(episode)
  return `${watchLink(episode)}?asset=${encodeURIComponent(episode.asset_id)}`
}

/** Removes descriptions that repeat an earlier one. */
export function removeRepeatedDescriptions(episodes: readonly Episode[]): Episode[] {
  const seen = new Set<string | undefined>()
  return episodes.map((episode) => {
    if (!seen.has(episode.description)) {
      seen.add(episode.description)
      return episode
    }
    return { ...episode, description: undefined, summaries: undefined }
  })
}
