import { cardPicture } from '../../catalogue/card/cardPicture'
import { nameOf } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import { PlayerSlot } from '../../playback/slot/PlayerSlot'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'

interface Props {
  asset: TitleCard
  /** Its title: lends its picture where the extra has none. */
  title: TitleCard | undefined
}

/** The place of the player. What is a picture is shown as one. */
export function AssetArt({ asset, title }: Props) {
  const t = useText()
  const { missing_img } = useRuntime().plan.document.site_config
  const own = cardPicture(asset, 'still')
  if (asset.title_type !== 'image') {
    const shown = own ? asset : { ...asset, images: title?.images, background: title?.background }
    return (
      <div className="mq-asset__art">
        <PlayerSlot key={asset.slug} title={shown} />
      </div>
    )
  }
  return (
    <div className="mq-asset__art">
      <Picture
        key={asset.slug}
        src={own}
        fallback={missing_img}
        alt={nameOf(asset, t)}
        width={1120}
        height={630}
        sizes="(min-width: 768px) min(1120px, 92vw), 100vw"
        first
      />
    </div>
  )
}
