import { NoContent } from '../../catalogue/access/NoContent'
import type { Captions } from '../../catalogue/card/Card'
import { CardArt, CardFrame } from '../../catalogue/card/CardFrame'
import { cardPicture, type Shape } from '../../catalogue/card/cardPicture'
import { ModuleHead, moduleHeadingText } from '../../catalogue/row/ModuleHead'
import { cardId, titleDisplayName } from '../../catalogue/title/titleFacts'
import { collectionPath, titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { usePage } from '../../site/react/PageContext'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { CollectionCards } from './CollectionCards'
import './collection.scss'

/** Loaded lazily: most modules contain their collections. */
const OwnCollections = lazyPart(() => import('./OwnCollections').then(({ OwnCollections }) => OwnCollections))

/**
 * Collections of assets as cards, in columns or in a scrolling row. With `collection_type` signed-in viewers see their own
 * collections; signed-out visitors see the content, or nothing if it is empty.
 */
export default function Collection({ module, index }: ModuleProps<'collection'>) {
  const t = useText()
  const { signedIn } = useSession()
  const { layout = 'grid', shape = 'still', captions = 'description', path, ...config } = module.config ?? {}
  const { collection_type: type, limit } = config
  const showsOwn = type !== undefined && signedIn
  const items = module.content ?? []
  const heading = moduleHeadingText(module)
  if (type && !showsOwn && items.length === 0) return null
  const list = { layout, shape, label: heading ?? module.slug, restoreKey: `collection ${module.slug}` }
  return (
    <>
      <ModuleHead
        heading={heading}
        slug={module.slug}
        clickable={config.header_clickable}
        seeAll={config.see_all}
        seeAllLink={config.see_all_link}
      />
      {showsOwn ? (
        <OwnCollections
          type={type}
          limit={limit}
          list={list}
          captions={captions}
          path={path}
          first={index === 0}
          lazy={{
            pending: <Skeleton shape="grid" />,
            failed: (retry) => <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />,
          }}
        />
      ) : items.length === 0 ? (
        <NoContent />
      ) : (
        <CollectionCards {...list} items={items} keyOf={({ slug }) => slug}>
          {(item, at) => (
            <CollectionCard item={item} shape={shape} captions={captions} path={path} first={index === 0 && at < 4} />
          )}
        </CollectionCards>
      )}
    </>
  )
}

interface CollectionCardProps {
  item: TitleCard
  shape: Shape
  captions: Captions
  /**
   * First part of the address. Default: the collection path of the site (spec, section 2: collection items use the
   * collection path).
   */
  path?: string
  first?: boolean
}

/** A collection as a card: picture, name, number of items, three lines of description. */
function CollectionCard({ item, shape, captions, path, first }: CollectionCardProps) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const { items_total: count, description } = item
  return (
    <CardFrame
      className={classes('mq-collection', count === 0 && 'mq-collection--spent')}
      href={titleLink(item, { config, path: path ?? collectionPath(config.routing) })}
      data-card={cardId(item)}
      data-content
      art={<CardArt src={cardPicture(item, shape, usePage().route?.module_image_field)} shape={shape} first={first} />}
      name={captions !== 'none' && titleDisplayName(item, t)}
      under={
        count !== undefined &&
        captions !== 'none' &&
        captions !== 'name' &&
        (count === 0 ? t('collectionEmpty') : t('items', { count }))
      }
    >
      {captions === 'none' && <span className="mq-vh">{titleDisplayName(item, t)}</span>}
      {description && captions === 'description' && (
        <span className="mq-card__under mq-card__under--text mq-clamp">{description}</span>
      )}
    </CardFrame>
  )
}
