import type { ReactNode } from 'react'
import type { Collection } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import type { Captions } from '../card/Card'
import { CardFrame } from '../card/CardFrame'
import type { Shape } from '../card/cardPicture'
import { collectionPath } from '../title/titleLink'
import { CollectionThumbnails } from './CollectionThumbnails'
import { collectionExpiry, collectionLink, personName } from './collectionFacts'
import { ExpiryLabel } from './ExpiryLabel'
import { InitialsAvatar } from './InitialsAvatar'
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
  /** true: on the first screen, so its pictures load eagerly. */
  first?: boolean
}

/**
 * A collection as a card (spec part 2, section 2): pictures of its first assets, name and expiry in one line, three lines
 * of description, number of assets, last change and people; fewer parts for shorter captions. The whole card is one link.
 * An expired or empty collection looks inactive.
 */
export function CollectionCard({ collection, shape = 'still', captions = 'description', path, first }: Props) {
  const { routes } = useRuntime()
  const now = useServiceTime()
  const { id, items, description } = collection
  const name = collection.collection_title || collection.title
  const expiry = collectionExpiry(collection.expire_date ?? collection.end_date, now)
  const isInactive = expiry?.key === 'collectionExpired' || items?.total === 0
  return (
    <CardFrame
      className={classes('mq-bundle', isInactive && 'mq-bundle--spent')}
      href={collectionLink(id, path ?? collectionPath(routes()))}
      data-card={JSON.stringify(id)}
      data-content
      art={<CollectionThumbnails shape={shape} items={items} background={collection.background} first={first} />}
    >
      {captions === 'none' ? (
        <span className="mq-vh">{name}</span>
      ) : captions === 'name' ? (
        <CollectionName name={name} />
      ) : (
        <>
          <CollectionName name={name}>{expiry && <ExpiryLabel expiry={expiry} />}</CollectionName>
          {captions !== 'facts' && description && <span className="mq-bundle__text mq-clamp">{description}</span>}
          <CollectionFacts collection={collection} now={now} />
        </>
      )}
    </CardFrame>
  )
}

const CollectionName = ({ name, children }: { name: string | undefined; children?: ReactNode }) => (
  <span className="mq-bundle__head">
    <span className="mq-bundle__name">{name}</span>
    {children}
  </span>
)

const MAX_AVATARS = 3

/** Number of assets, last change and people in one line. */
function CollectionFacts({ collection: { items, updated_at, access }, now }: { collection: Collection; now: number }) {
  const t = useText()
  const changed = relativeDate(updated_at, now, t)
  const people = access?.users ?? []
  if (!items && !changed) return null
  return (
    <span className="mq-bundle__facts">
      {items && <span>{items.total === 0 ? t('collectionEmpty') : t('items', { count: items.total })}</span>}
      {changed && <span>{t('updatedOn', { date: changed })}</span>}
      {people.length > 0 && (
        <span className="mq-people">
          {people.slice(0, MAX_AVATARS).map((person, index) => (
            <InitialsAvatar key={`${person.user} ${index}`} name={personName(person)} />
          ))}
        </span>
      )}
    </span>
  )
}
