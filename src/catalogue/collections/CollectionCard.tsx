import type { Collection, CollectionItems } from '../../generated/types'
import { classes } from '../../lib/classes'
import { safeResource } from '../../lib/url/safeHref'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import type { Captions } from '../card/Card'
import { CardFrame } from '../card/CardFrame'
import type { Shape } from '../card/cardPicture'
import { collectionPath } from '../title/titleLink'
import { collectionLink, expiryOf } from './collectionFacts'
import './collectionCard.scss'

interface Props {
  collection: Collection
  /** Default still. */
  shape?: Shape
  /** Default description. */
  captions?: Captions
  /** First part of its address. Default: that of the site's collections. */
  path?: string
  /** true: on the first screen. */
  first?: boolean
}

/**
 * A collection as a card (spec part 2, section 2): pictures of its first assets, its name, how many there are, three
 * lines of what it is for, and when it ends; less where the captions say so. The whole card is one link to it. One that
 * is over, or holds nothing, looks spent: nobody presses it for a film.
 */
export function CollectionCard({ collection, shape = 'still', captions = 'description', path, first }: Props) {
  const t = useText()
  const { routes } = useRuntime()
  const { clockOffset } = useSession()
  const { id, title, collection_title: heading, description, items } = collection
  const expiry = expiryOf(collection.expire_date ?? collection.end_date, Date.now() + clockOffset)
  const over = expiry?.key === 'collectionExpired'
  const empty = items?.total === 0
  const bare = captions === 'none'
  const short = bare || captions === 'name'
  return (
    <CardFrame
      className={classes('mq-bundle', (over || empty) && 'mq-bundle--spent')}
      href={collectionLink(id, path ?? collectionPath(routes()))}
      data-card={JSON.stringify(id)}
      data-content
      art={<Mosaic shape={shape} thumbnails={items?.thumbnails} background={collection.background} first={first} />}
    >
      <span className={bare ? 'mq-vh' : 'mq-bundle__name'}>{heading || title}</span>
      {!short && (items || expiry) && (
        <span className="mq-bundle__facts">
          {items && <span>{empty ? t('collectionEmpty') : t('items', { count: items.total })}</span>}
          {expiry && (
            <span className={over ? 'mq-bundle__over' : 'mq-bundle__soon'}>
              {t(expiry.key, 'count' in expiry ? { count: expiry.count } : {})}
            </span>
          )}
        </span>
      )}
      {!short && captions !== 'facts' && description && <span className="mq-bundle__text mq-clamp">{description}</span>}
    </CardFrame>
  )
}

interface MosaicProps {
  shape: Shape
  thumbnails: CollectionItems['thumbnails']
  /** Stands in where no asset has a picture. */
  background?: string
  first?: boolean
}

/** At most so many pictures: the first one large, two beside it. */
const PICTURES = 3

/** The first pictures of a collection in one frame. Those that are missing leave no hole. */
function Mosaic({ shape, thumbnails = [], background, first }: MosaicProps) {
  const missing = useRuntime().plan.document.site_config.missing_img
  const own = thumbnails.flatMap(({ image }) => safeResource(image) ?? [])
  const pictures: (string | undefined)[] = own.length > 0 ? own.slice(0, PICTURES) : [safeResource(background)]
  return (
    <span className={`mq-card__art mq-card__art--${shape} mq-thumbs mq-thumbs--${pictures.length}`}>
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
