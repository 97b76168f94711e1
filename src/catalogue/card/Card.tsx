import { type ComponentType, memo, type ReactNode } from 'react'
import type { TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { cardId, descriptionOf, factsOf, nameOf, resumeLine, resumeOf } from '../title/titleFacts'
import { titleLink } from '../title/titleLink'
import { awardsLine, useAwards } from './awards'
import { CardArt, CardFrame } from './CardFrame'
import { cardPicture, type Shape } from './cardPicture'
import localCard from './localCard'

/** What stands below the art of a title. */
export type Captions = 'none' | 'name' | 'facts' | 'description' | 'nominations'

/** What a card is given. */
export interface CardProps {
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
  /** true: the number of an episode goes before its name. */
  numbered?: boolean
  /** true: it leads nowhere. */
  locked?: boolean
  /** true: a badge says that it is live. */
  live?: boolean
}

/**
 * A title as art and at most two lines; the whole card is one link. Where the route has `nominations_heading`, wins and
 * nominations stand in place of the second line (spec: Title grid card). What was begun shows how much is left, and an
 * episode that was begun is named after its series.
 * @public a card of the folder `local` wraps it (docs/extending.md)
 */
export const BuiltInCard = memo(function Card(props: CardProps) {
  const { title, shape, path, module, tabStop = true, first, numbered, locked, live } = props
  const t = useText()
  const { site_config: config } = useRuntime().plan.document
  const titled = shape === 'poster' && config.titled_posters && (title.images?.thumb || title.poster)
  const captions = props.captions ?? (titled ? 'none' : 'facts')
  const { route } = usePage()
  const awarded = useAwards(captions)
  const resume = resumeOf(title)
  const left = resume && resumeLine(title, resume, t)
  const series = title.title_type === 'episode' ? title.hierarchy?.parent_title : undefined
  const name = (resume && !numbered && series) || nameOf(title, t)
  const bare = captions === 'none'
  const long = captions === 'description' || captions === 'nominations'
  const second: ReactNode =
    left && !numbered ? left : awarded ? awardsLine(title, t) : captions === 'facts' ? factsOf(title) : ''
  const text = long && !awarded && (numbered || !left) && descriptionOf(title)
  // The problem: a page may have a thousand cards, and React keeps books on each component of each. The solution: what a
  // card is made of is called, not rendered; its hooks are the card's.
  return CardFrame({
    href: locked ? undefined : titleLink(title, { config, path, module }),
    tabIndex: tabStop || locked ? undefined : -1,
    'data-card': cardId(title),
    art: CardArt({
      src: cardPicture(title, shape, route?.module_image_field),
      shape,
      first,
      part: resume?.part,
      letters: bare ? name : undefined,
      play: resume && shape === 'still' && !locked,
      children: live && <span className="mq-card__live">{t('live')}</span>,
    }),
    name: bare ? undefined : numbered ? numberedName(title, name) : name,
    under: bare ? undefined : second,
    children: bare ? (
      <span className="mq-vh">{[name, title.release_year, left].filter(Boolean).join(', ')}</span>
    ) : (
      text && <span className="mq-card__under mq-clamp mq-card__under--text">{text}</span>
    ),
  })
})

/** A title wherever the site shows one: as the folder `local` has it, else the built-in card. */
export const Card: ComponentType<CardProps> = localCard ? memo(localCard) : BuiltInCard

const numberedName = ({ episode_num: number }: TitleCard, name: string): ReactNode => (
  <>
    {number !== undefined && <span className="mq-card__number">{number} </span>}
    {name}
  </>
)
