import type { CollectionItems, CollectionThumbnail } from '../../generated/types'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import type { Shape } from '../card/cardPicture'
import { ICON_PATHS } from './iconPaths'

interface Props {
  shape: Shape
  items: CollectionItems | undefined
  /** Shown if none of the assets has a picture. */
  background?: string
  first?: boolean
}

/** The first one is large, the others are beside it. */
const MAX_THUMBNAILS = 3

/** The first assets of a collection as pictures or file type icons, and the number of further assets. */
export function CollectionThumbnails({ shape, items, background, first }: Props) {
  const missing = useRuntime().plan.document.site_config.missing_img
  const assets = (items?.thumbnails ?? []).slice(0, MAX_THUMBNAILS)
  const safeBackground = safeResourceUrl(background)
  // The background takes the large cell without being counted as an asset.
  const fallback =
    safeBackground && !assets.some(({ image }) => safeResourceUrl(image)) ? [{ image: safeBackground }] : []
  const cells: readonly CollectionThumbnail[] =
    fallback.length + assets.length > 0 ? [...fallback, ...assets].slice(0, MAX_THUMBNAILS) : [{}]
  const more = (items?.total ?? 0) - cells.length + fallback.length
  return (
    <span className={`mq-card__art mq-card__art--${shape} mq-thumbs mq-thumbs--${cells.length}`}>
      {cells.map(({ image, file_type: type = 'other' }, index) => {
        const src = safeResourceUrl(image)
        return (
          <span key={`${src} ${index}`}>
            {src ? (
              <Picture
                src={src}
                fallback={missing}
                alt=""
                width={500}
                height={281}
                sizes={THUMBNAIL_SIZES[index > 0 ? 1 : 0]}
                first={first}
              />
            ) : (
              <span className="mq-thumbs__sign">
                <Icon path={ICON_PATHS[type]} />
              </span>
            )}
            {index === MAX_THUMBNAILS - 1 && more > 0 && <span className="mq-thumbs__more">+{more}</span>}
          </span>
        )
      })}
    </span>
  )
}

/** `sizes` attributes of the large and of the small pictures. */
const THUMBNAIL_SIZES = [
  '(min-width: 1200px) 31vw, (min-width: 600px) 46vw, 92vw',
  '(min-width: 1200px) 13vw, (min-width: 600px) 20vw, 40vw',
]
