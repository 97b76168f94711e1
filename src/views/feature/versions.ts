import { watchLink } from '../../catalogue/episodes/episodeFacts'
import { serviceName } from '../../catalogue/title/titleFacts'
import type { Episode } from '../../generated/types'

/** Where a film has several versions, their own names tell them apart. */
export function versionName(episode: Episode, all: readonly Episode[]): string {
  const several = all.filter(({ slug }) => slug === episode.slug).length > 1
  return (several && episode.version) || serviceName(episode)
}

/** Versions share an address: that of a further one says which asset is meant. */
export function versionLink(episode: Episode, all: readonly Episode[]): string {
  const isFirst = all.find(({ slug }) => slug === episode.slug)?.asset_id === episode.asset_id
  if (isFirst || episode.asset_id === undefined) return watchLink(episode)
  return `${watchLink(episode)}?asset=${encodeURIComponent(episode.asset_id)}`
}

/** The same list, where a description that was told already is not told again. */
export function withoutRepeats(episodes: readonly Episode[]): Episode[] {
  const told = new Set<string | undefined>()
  return episodes.map((episode) => {
    if (!told.has(episode.description)) {
      told.add(episode.description)
      return episode
    }
    return { ...episode, description: undefined, summaries: undefined }
  })
}
