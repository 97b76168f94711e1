import type { Collection, CollectionItems, CollectionThumbnail } from '../../generated/types'
import { classes } from '../../lib/classes'
import { safeResource } from '../../lib/url/safeHref'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import type { Captions } from '../card/Card'
import { CardFrame } from '../card/CardFrame'
import type { Shape } from '../card/cardPicture'
import { collectionPath } from '../title/titleLink'
import { collectionLink, expiryOf, personName } from './collectionFacts'
import { ExpiryLabel } from './ExpiryLabel'
import { InitialsAvatar } from './InitialsAvatar'
import { ICON_PATHS } from './iconPaths'
import { relativeDate } from './relativeDate'
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
 * A collection as a card (spec part 2, section 2): pictures of its first assets, its name and when it ends in one line,
 * three lines of what it is for, how many there are, when it last changed and who works on it; less where the captions
 * say so. The whole card is one link to it. One that is over, or holds nothing, looks spent: nobody presses it for a film.
 */
export function CollectionCard({ collection, shape = 'still', captions = 'description', path, first }: Props) {
  const t = useText()
  const { routes } = useRuntime()
  const now = useServiceTime()
  const { id, title, collection_title: heading, description, items } = collection
  const expiry = expiryOf(collection.expire_date ?? collection.end_date, now)
  const empty = items?.total === 0
  const bare = captions === 'none'
  const short = bare || captions === 'name'
  const changed = relativeDate(collection.updated_at, now, t)
  const people = collection.access?.users ?? []
  return (
    <CardFrame
      className={classes('mq-bundle', (expiry?.key === 'collectionExpired' || empty) && 'mq-bundle--spent')}
      href={collectionLink(id, path ?? collectionPath(routes()))}
      data-card={JSON.stringify(id)}
      data-content
      art={<Mosaic shape={shape} items={items} background={collection.background} first={first} />}
    >
      <span className={bare ? undefined : 'mq-bundle__head'}>
        <span className={bare ? 'mq-vh' : 'mq-bundle__name'}>{heading || title}</span>
        {!short && expiry && <ExpiryLabel expiry={expiry} />}
      </span>
      {!short && captions !== 'facts' && description && <span className="mq-bundle__text mq-clamp">{description}</span>}
      {!short && (items || changed) && (
        <span className="mq-bundle__facts">
          {items && <span>{empty ? t('collectionEmpty') : t('items', { count: items.total })}</span>}
          {changed && <span>{t('updatedOn', { date: changed })}</span>}
          {people.length > 0 && (
            <span className="mq-people">
              {people.slice(0, FACES).map((person, at) => (
                <InitialsAvatar key={`${person.user} ${at}`} name={personName(person)} />
              ))}
            </span>
          )}
        </span>
      )}
    </CardFrame>
  )
}

/** People whose faces stand on a card. */
const FACES = 3

interface MosaicProps {
  shape: Shape
  items: CollectionItems | undefined
  /** Stands in where no asset has a picture. */
  background?: string
  first?: boolean
}

/** At most so many pictures: the first one large, two beside it. */
const PICTURES = 3

/** The first assets of a collection in one frame, with how many more there are. An asset without a picture is its sign. */
function Mosaic({ shape, items, background, first }: MosaicProps) {
  const missing = useRuntime().plan.document.site_config.missing_img
  const own = (items?.thumbnails ?? []).slice(0, PICTURES)
  const behind = safeResource(background)
  // What stands in is no asset: it takes the large place, and the signs of the first ones stand beside it.
  const standsIn = behind && !own.some(({ image }) => safeResource(image)) ? [{ image: behind }] : []
  const cells: readonly CollectionThumbnail[] =
    standsIn.length + own.length > 0 ? [...standsIn, ...own].slice(0, PICTURES) : [{}]
  const more = (items?.total ?? 0) - cells.length + standsIn.length
  return (
    <span className={`mq-card__art mq-card__art--${shape} mq-thumbs mq-thumbs--${cells.length}`}>
      {cells.map(({ image, file_type: type = 'other' }, at) => {
        const src = safeResource(image)
        return (
          <span key={`${src} ${at}`}>
            {src ? (
              <Picture
                src={src}
                fallback={missing}
                alt=""
                width={500}
                height={281}
                sizes={MOSAIC_SIZES[at > 0 ? 1 : 0]}
                first={first}
              />
            ) : (
              <span className="mq-thumbs__sign">
                <Icon path={ICON_PATHS[type]} />
              </span>
            )}
            {at === PICTURES - 1 && more > 0 && <span className="mq-thumbs__more">+{more}</span>}
          </span>
        )
      })}
    </span>
  )
}

const MOSAIC_SIZES = [
  '(min-width: 1200px) 31vw, (min-width: 600px) 46vw, 92vw',
  '(min-width: 1200px) 13vw, (min-width: 600px) 20vw, 40vw',
]
