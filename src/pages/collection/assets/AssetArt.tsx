import { ICON_PATHS } from '../../../catalogue/collections/iconPaths'
import type { CollectionAsset } from '../../../generated/types'
import { safeResourceUrl } from '../../../lib/url/safeHref'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { Icon } from '../../../ui/Icon'
import { Picture } from '../../../ui/picture/Picture'

interface Props {
  asset: CollectionAsset
  first?: boolean
  /** `sizes` of the image. Default: width of a card. */
  sizes?: string
}

export function AssetArt({ asset, first, sizes = '(min-width: 1024px) 24vw, (min-width: 480px) 45vw, 92vw' }: Props) {
  const missing = useRuntime().plan.document.site_config.missing_img
  const src = safeResourceUrl(asset.image)
  return (
    <span className="mq-card__art mq-card__art--still">
      {src ? (
        <Picture src={src} fallback={missing} alt="" width={500} height={281} sizes={sizes} first={first} />
      ) : (
        <span className="mq-asset-sign">
          <Icon path={ICON_PATHS[asset.file_type ?? 'other']} />
        </span>
      )}
    </span>
  )
}
