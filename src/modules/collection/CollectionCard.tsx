import type { Captions } from '../../catalogue/card/Caption'
import { CARD_SIZES, cardPicture, type Shape, SIZES } from '../../catalogue/card/cardPicture'
import { nameOf } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import '../../catalogue/card/card.scss'
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
  const [width, height] = SIZES[shape]
  const { items_total: count, description } = item
  return (
    <SmartLink
      className="mq-card mq-collection"
      href={titleLink(item, { config, path })}
      data-card={item.id ?? item.slug}
    >
      <span className={`mq-card__art mq-card__art--${shape}`}>
        <Picture
          src={cardPicture(item, shape)}
          fallback={config.missing_img}
          alt=""
          width={width}
          height={height}
          sizes={CARD_SIZES[shape]}
          first={first}
        />
      </span>
      {captions === 'none' ? (
        <span className="mq-vh">{nameOf(item, t)}</span>
      ) : (
        <>
          <span className="mq-card__name">{nameOf(item, t)}</span>
          {count !== undefined && captions !== 'name' && (
            <span className="mq-card__under">{t('items', { count })}</span>
          )}
          {description && captions === 'description' && (
            <span className="mq-card__under mq-card__under--text mq-clamp">{description}</span>
          )}
        </>
      )}
    </SmartLink>
  )
}
