import type { CollectionItems } from '../../generated/types'
import { classes } from '../../lib/classes'
import { safeResource } from '../../lib/url/safeHref'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Picture } from '../../ui/picture/Picture'

interface Props {
  thumbnails: CollectionItems['thumbnails']
  /** Stands in where no asset has a picture. */
  background?: string
  first?: boolean
}

/** At most so many pictures: the first one large, two beside it. */
const PICTURES = 3

/** The first pictures of a collection in one frame. Those that are missing leave no hole. */
export function Mosaic({ thumbnails = [], background, first }: Props) {
  const missing = useRuntime().plan.document.site_config.missing_img
  const own = thumbnails.flatMap(({ image }) => safeResource(image) ?? [])
  const pictures: (string | undefined)[] = own.length > 0 ? own.slice(0, PICTURES) : [safeResource(background)]
  return (
    <span className={classes('mq-card__art', 'mq-card__art--still', `mq-thumbs mq-thumbs--${pictures.length}`)}>
      {pictures.map((src, at) => (
        <span key={`${src} ${at}`}>
          <Picture
            src={src}
            fallback={missing}
            alt=""
            width={500}
            height={281}
            sizes={SIZES[at > 0 ? 1 : 0]}
            first={first}
          />
        </span>
      ))}
    </span>
  )
}

const SIZES = [
  '(min-width: 1200px) 31vw, (min-width: 600px) 46vw, 92vw',
  '(min-width: 1200px) 13vw, (min-width: 600px) 20vw, 40vw',
]
