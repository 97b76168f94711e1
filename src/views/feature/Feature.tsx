import { useMemo } from 'react'
import { EpisodeList } from '../../catalogue/episodes/EpisodeList'
import type { Episode } from '../../generated/types'
import type { ViewProps } from '../../site/registry'
import { removeRepeatedDescriptions, versionLink, versionName } from './versions'

/** The film and its versions as an episode list without numbers. */
export default function Feature({ data }: ViewProps<'feature', Episode[]>) {
  const episodes = useMemo(() => removeRepeatedDescriptions(data), [data])
  return (
    <div className="mq-wrap">
      <EpisodeList
        episodes={episodes}
        numbered={false}
        nameOf={(episode) => versionName(episode, episodes)}
        hrefOf={(episode) => versionLink(episode, episodes)}
      />
    </div>
  )
}
