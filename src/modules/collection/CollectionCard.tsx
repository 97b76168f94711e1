import type { Captions } from '../../catalogue/card/Card'
import { CardArt, CardFrame } from '../../catalogue/card/CardFrame'
import { cardPicture, type Shape } from '../../catalogue/card/cardPicture'
import { nameOf } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import './collection.scss'

interface Props {
  item: TitleCard
  shape: Shape
  captions: Captions
  /** First part of the address. Default /collections (spec, section 2: collection items use the collection path). */
  path?: string
  first?: boolean
}

/** A collection as a card: picture, name, number of items, three lines of what it holds. */
export function CollectionCard({ item, shape, captions, path = '/collections', first }: Props) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const { items_total: count, description } = item
  return (
    <CardFrame
      className="mq-collection"
      href={titleLink(item, { config, path })}
      data-card={item.id ?? item.slug}
      art={<CardArt src={cardPicture(item, shape)} shape={shape} first={first} />}
      name={captions !== 'none' && nameOf(item, t)}
      under={count !== undefined && captions !== 'none' && captions !== 'name' && t('items', { count })}
    >
      {captions === 'none' && <span className="mq-vh">{nameOf(item, t)}</span>}
      {description && captions === 'description' && (
        <span className="mq-card__under mq-card__under--text mq-clamp">{description}</span>
      )}
    </CardFrame>
  )
}
