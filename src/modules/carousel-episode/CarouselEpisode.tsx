import { TitleRow } from '../../catalogue/row/TitleRow'
import type { TitleCard } from '../../generated/types'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'

/** Up to this many episodes there are no arrows (spec, section 9). */
const WITHOUT_ARROWS = 4

/**
 * A row of episodes: number and name, three lines of description. A card leads to the watch page; without an asset id,
 * and on the apple-type site without being signed in, it leads nowhere (spec, section 6).
 */
export default function CarouselEpisode({ module, index }: ModuleProps<'carousel_episode'>) {
  const { signedIn } = useSession()
  const { is_apple_site: apple } = useRuntime().plan.document.site_config
  const { content = [], config } = module
  const locked = (episode: TitleCard) =>
    episode.link === undefined &&
    ((apple && !signedIn) || (episode.asset_id ?? episode.primary_video?.asset_id) === undefined)
  return (
    <TitleRow
      module={module}
      shape={config?.shape ?? 'still'}
      captions={config?.captions ?? 'description'}
      index={index}
      arrows={content.length > WITHOUT_ARROWS}
      path="/watch"
      locked={locked}
      numbered
    />
  )
}
