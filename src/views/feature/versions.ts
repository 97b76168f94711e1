import { watchLink } from '../../catalogue/episodes/episodeFacts'
import { serviceName } from '../../catalogue/title/titleFacts'
import type { Episode } from '../../generated/types'

/** Versions of the same film are named by their version. */
export function versionName(episode: Episode, all: readonly Episode[]): string {
  const hasVersions = all.filter(({ slug }) => slug === episode.slug).length > 1
  return (hasVersions && episode.version) || serviceName(episode)
}

/** Versions share an address: further ones add their asset. */
export function versionLink(episode: Episode, all: readonly Episode[]): string {
  const isFirst = all.find(({ slug }) => slug === episode.slug)?.asset_id === episode.asset_id
  if (isFirst || episode.asset_id === undefined) return watchLink(episode)
  return `${watchLink(episode)}?asset=${encodeURIComponent(episode.asset_id)}`
}

/** Removes descriptions that an earlier episode has. */
export function withoutRepeats(episodes: readonly Episode[]): Episode[] {
  const seen = new Set<string | undefined>()
  return episodes.map((episode) => {
    if (!seen.has(episode.description)) {
      seen.add(episode.description)
      return episode
    }
    return { ...episode, description: undefined, summaries: undefined }
  })
}
