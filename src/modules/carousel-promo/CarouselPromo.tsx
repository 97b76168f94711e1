import { memo } from 'react'
import { artColourStyle } from '../../catalogue/card/artColourStyle'
import { awardsLine, useShowsAwards } from '../../catalogue/card/awards'
import type { Captions } from '../../catalogue/card/Card'
import { CardArt, CardFrame } from '../../catalogue/card/CardFrame'
import { cardPicture, type Shape } from '../../catalogue/card/cardPicture'
import { ModuleRow } from '../../catalogue/row/ModuleRow'
import { useContentOwner } from '../../catalogue/title/contentOwner'
import { cardId, formatGenreAndYear, titleDescription, titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { SmartLink } from '../../ui/SmartLink'
import './carouselPromo.scss'

/** Default maximum number of cards (spec, section 9). */
const DEFAULT_SLIDES = 5

/**
 * Wide cards that link to worlds, genres or campaigns. Filtered by the owner chosen in the top bar (spec, section 6);
 * hidden if no card is left. If there are more cards than slides, the last one links to all of them.
 */
export default function CarouselPromo({ module, index }: ModuleProps<'carousel_promo'>) {
  const t = useText()
  const owner = useContentOwner()
  const { slides = DEFAULT_SLIDES, shape = 'promo', captions = 'description', path } = module.config ?? {}
  const titles = (module.content ?? []).filter((title) => !owner || title.title_original_owner === owner)
  if (owner && titles.length === 0) return null
  return (
    <ModuleRow
      module={module}
      titles={titles.slice(0, slides)}
      end={
        titles.length > slides && (
          <SmartLink className="mq-card mq-promo-all" href={`/category/${module.slug}`} tabIndex={-1}>
            <span className={`mq-card__art mq-card__art--${shape}`}>
              <b>{t('seeAllOf', { count: titles.length })}</b>
            </span>
          </SmartLink>
        )
      }
      shape={shape}
      card={(title, i) => (
        <PromoCard
          title={title}
          shape={shape}
          captions={captions}
          path={path}
          module={module.slug}
          live={module.targeting_params?.is_livestream}
          tabStop={i === 0}
          first={index === 0 && i < 3}
        />
      )}
    />
  )
}

interface CardProps {
  title: TitleCard
  shape: Shape
  captions: Captions
  path?: string
  /** Slug of the module that shows it. */
  module: string
  live?: boolean
  tabStop: boolean
  first: boolean
}

/**
 * A wide card with text on the calm left side of the picture. `images.tone` sets the text colour; without it a scrim in
 * the picture's dark colour is below the text (look: Promo).
 */
const PromoCard = memo(function PromoCard({ title, shape, captions, path, module, live, tabStop, first }: CardProps) {
  const t = useText()
  const { plan } = useRuntime()
  const config = plan.document.site_config
  const name = titleDisplayName(title, t)
  const { route } = usePage()
  const under = useShowsAwards(captions)
    ? awardsLine(title, t)
    : captions === 'facts'
      ? formatGenreAndYear(title)
      : captions !== 'name' && titleDescription(title)
  return (
    <CardFrame
      className="mq-promo"
      href={titleLink(title, { config, path, module })}
      tabIndex={tabStop ? undefined : -1}
      data-card={cardId(title)}
      data-tone={title.images?.tone}
      style={artColourStyle(title.images)}
      art={
        <CardArt src={cardPicture(title, 'promo', route?.module_image_field)} shape={shape} first={first}>
          {live && <span className="mq-card__live">{t('live')}</span>}
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
