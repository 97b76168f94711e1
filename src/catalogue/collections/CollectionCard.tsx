import type { Collection } from '../../generated/types'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import { collectionLink } from './collectionLink'
import { expiryOf } from './expiryOf'
import { Mosaic } from './Mosaic'
import '../card/card.scss'
import './collectionCard.scss'

interface Props {
  collection: Collection
  /** true: on the first screen. */
  first?: boolean
}

/**
 * A collection as a card (spec part 2, section 2): pictures of its first assets, its name, how many there are, three
 * lines of what it is for, and when it ends. The whole card is one link to it.
 */
export function CollectionCard({ collection, first }: Props) {
  const t = useText()
  const { routes } = useRuntime()
  const { clockOffset } = useSession()
  const { id, title, collection_title: heading, description, items } = collection
  const expiry = expiryOf(collection.expire_date ?? collection.end_date, Date.now() + clockOffset)
  return (
    <SmartLink className="mq-card mq-bundle" href={collectionLink(id, routes())} data-card={id}>
      <Mosaic thumbnails={items?.thumbnails} background={collection.background} first={first} />
      <span className="mq-bundle__name">{heading || title}</span>
      {(items || expiry) && (
        <span className="mq-bundle__facts">
          {items && <span>{t('items', { count: items.total })}</span>}
          {expiry && (
            <span className={expiry.key === 'collectionExpired' ? 'mq-bundle__over' : 'mq-bundle__soon'}>
              {t(expiry.key, 'count' in expiry ? { count: expiry.count } : {})}
            </span>
          )}
        </span>
      )}
      {description && <span className="mq-bundle__text mq-clamp">{description}</span>}
    </SmartLink>
  )
}
