import { memo } from 'react'
import { artInk } from '../../catalogue/card/artInk'
import type { Captions } from '../../catalogue/card/Card'
import { CardArt, CardFrame } from '../../catalogue/card/CardFrame'
import { cardPicture, type Shape } from '../../catalogue/card/cardPicture'
import { descriptionOf, factsOf, nameOf } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'

interface Props {
  title: TitleCard
  shape: Shape
  captions: Captions
  path?: string
  /** Slug of the module it stands in. */
  module: string
  tabStop: boolean
  first: boolean
}

/**
 * A wide card with its words on the calm left of the picture. `images.tone` says which ink stands there; without it a
 * scrim of the picture's own dark colour lies below the words (look: Promo).
 */
export const PromoCard = memo(function PromoCard({ title, shape, captions, path, module, tabStop, first }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const config = plan.document.site_config
  const name = nameOf(title, t)
  const under = captions === 'description' ? descriptionOf(title) : captions === 'facts' ? factsOf(title) : ''
  return (
    <CardFrame
      className="mq-promo"
      href={titleLink(title, { config, path, module })}
      tabIndex={tabStop ? undefined : -1}
      data-card={title.id ?? title.slug}
      data-tone={title.images?.tone}
      style={artInk(title.images)}
      art={
        <CardArt src={cardPicture(title, 'promo')} shape={shape} first={first}>
          {captions === 'none' ? (
            <span className="mq-vh">{name}</span>
          ) : (
            <span className="mq-promo__words">
              {title.kicker && <small>{title.kicker}</small>}
              <b>{name}</b>
              {under && <span className="mq-clamp">{under}</span>}
            </span>
          )}
        </CardArt>
      }
    />
  )
})
