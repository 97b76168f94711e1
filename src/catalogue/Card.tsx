import { memo } from 'react'
import type { TitleCard } from '../generated/types'
import { usePage } from '../site/PageContext'
import { useRuntime } from '../site/RuntimeContext'
import { useText } from '../text/TextContext'
import { Picture } from '../ui/Picture'
import { SmartLink } from '../ui/SmartLink'
import { cardPicture, type Shape, SIZES } from './cardPicture'
import { descriptionOf, factsOf, honoursOf, nameOf } from './titleFacts'
import { titleLink } from './titleLink'
import './card.scss'

export type Captions = 'none' | 'name' | 'facts' | 'description' | 'nominations'

interface Props {
  title: TitleCard
  shape: Shape
  captions?: Captions
  /** First part of the address that the card leads to. */
  path?: string
  /** Slug of the module it stands in. */
  module: string
  /** false: the row's arrow keys reach it, Tab does not. */
  tabStop?: boolean
  /** true: on the first screen. */
  first?: boolean
}

/** A title as art and at most two lines; the whole card is one link. */
export const Card = memo(function Card({
  title,
  shape,
  captions = 'facts',
  path,
  module,
  tabStop = true,
  first,
}: Props) {
  const t = useText()
  const { config, missing } = useCardRules()
  const { route } = usePage()
  const name = nameOf(title, t)
  const href = titleLink(title, { config, path, module })
  const [width, height] = SIZES[shape]
  const left = title.progress && title.runtime ? title.progress / title.runtime : 0
  return (
    <SmartLink
      className="mq-card"
      href={href}
      tabIndex={tabStop ? undefined : -1}
      data-card={title.id ?? title.slug}
      aria-label={captions === 'none' ? [name, title.release_year].filter(Boolean).join(', ') : undefined}
    >
      <span className={`mq-card__art mq-card__art--${shape}`}>
        <Picture
          src={cardPicture(title, shape, route?.module_image_field)}
          fallback={missing}
          alt=""
          width={width}
          height={height}
          sizes={SIZES_OF[shape]}
          first={first}
        />
        {left > 0 && (
          <span className="mq-card__bar" role="img" aria-label={t('watched', { percent: Math.round(left * 100) })}>
            <i style={{ width: `${Math.min(100, left * 100)}%` }} />
          </span>
        )}
      </span>
      {captions !== 'none' && (
        <Caption title={title} name={name} captions={route?.nominations_heading ? 'nominations' : captions} />
      )}
    </SmartLink>
  )
})

function Caption({ title, name, captions }: { title: TitleCard; name: string; captions: Captions }) {
  const t = useText()
  const { wins, nominations } = captions === 'nominations' ? honoursOf(title, t) : {}
  const under = captions === 'description' ? descriptionOf(title) : captions === 'facts' ? factsOf(title) : ''
  return (
    <>
      <span className="mq-card__name">{name}</span>
      {under && (
        <span
          className={captions === 'description' ? 'mq-card__under mq-clamp mq-card__under--text' : 'mq-card__under'}
        >
          {under}
        </span>
      )}
      {(wins || nominations) && (
        <span className="mq-card__under">
          {wins && <b>{wins}</b>}
          {nominations && <span>{nominations}</span>}
        </span>
      )}
    </>
  )
}

function useCardRules() {
  const { plan } = useRuntime()
  const config = plan.document.site_config
  return { config, missing: config.missing_img }
}

const SIZES_OF: Record<Shape, string> = {
  promo: '(min-width: 1200px) 43vw, (min-width: 768px) 61vw, 88vw',
  still: '(min-width: 1700px) 18vw, (min-width: 1200px) 23vw, (min-width: 768px) 37vw, 62vw',
  tall: '(min-width: 1200px) 29vw, (min-width: 768px) 37vw, 60vw',
  square: '(min-width: 1200px) 18vw, (min-width: 768px) 28vw, 51vw',
  poster: '(min-width: 1700px) 12vw, (min-width: 1200px) 15vw, (min-width: 768px) 22vw, 40vw',
}
