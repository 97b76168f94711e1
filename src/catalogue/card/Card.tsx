import { type ComponentType, memo, type ReactNode } from 'react'
import type { SiteConfig, TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import {
  cardId,
  findResumeProgress,
  formatGenreAndYear,
  type ResumeProgress,
  resumeLine,
  titleDescription,
  titleDisplayName,
} from '../title/titleFacts'
import { titleLink } from '../title/titleLink'
import { awardsLine, useShowsAwards } from './awards'
import { CardArt, CardFrame } from './CardFrame'
import { cardPicture, type Shape } from './cardPicture'
import localCard from './localCard'

/** The text below the image of a title. */
export type Captions = 'none' | 'name' | 'facts' | 'description' | 'nominations'

export interface CardProps {
  title: TitleCard
  shape: Shape
  captions?: Captions
  /** First part of the address that the card links to. */
  path?: string
  /** Slug of the module that shows the card. */
  module: string
  /** false: reachable with the row's arrow keys, not with Tab. */
  tabStop?: boolean
  /** true: on the first screen, so its picture loads eagerly. */
  first?: boolean
  /** true: episode number before the name. */
  numbered?: boolean
  /** true: not a link. */
  locked?: boolean
  /** true: shows the badge "Live". */
  live?: boolean
}

/**
 * A title as art and at most two lines; the whole card is one link. On routes with `nominations_heading`, wins and
 * nominations replace the second line (spec: Title grid card). A started title shows the time left, and a started
 * episode the name of its series.
 * @public a card of the folder `local` wraps it (docs/how-to/extend/extending.md)
 */
export const BuiltInCard = memo(function Card(props: CardProps) {
  const { title, shape, path, module, tabStop = true, first, numbered, locked, live } = props
  const t = useText()
  const { site_config: config } = useRuntime().plan.document
  const { route } = usePage()
  const captions = props.captions ?? defaultCaptions(title, shape, config)
  const awarded = useShowsAwards(captions)
  const resume = findResumeProgress(title)
  const { letters, ...caption } = captionOf(title, { captions, awarded, numbered, resume }, t)
  return (
    <CardFrame
      {...caption}
      href={locked ? undefined : titleLink(title, { config, path, module })}
      tabIndex={tabStop || locked ? undefined : -1}
      data-card={cardId(title)}
      art={
        <CardArt
          src={cardPicture(title, shape, route?.module_image_field)}
          shape={shape}
          first={first}
          part={resume?.part}
          letters={letters}
          play={resume && shape === 'still' && !locked}
        >
          {live && <span className="mq-card__live">{t('live')}</span>}
        </CardArt>
      }
    />
  )
})

/** A title anywhere on the site: the card of the folder `local` if there is one, else the built-in card. */
export const Card: ComponentType<CardProps> = localCard ? memo(localCard) : BuiltInCard

/** Posters of a brand with `titled_posters` already contain the name. */
const defaultCaptions = ({ images, poster }: TitleCard, shape: Shape, { titled_posters }: SiteConfig): Captions =>
  shape === 'poster' && titled_posters && (images?.thumb || poster) ? 'none' : 'facts'

interface CaptionOptions {
  captions: Captions
  awarded: boolean
  numbered: boolean | undefined
  resume: ResumeProgress | undefined
}

/**
 * The text of a card as props of `CardFrame`. Without captions it is for screen readers, and for art without a picture.
 * One function, because its parts exclude each other.
 */
function captionOf(title: TitleCard, { captions, awarded, numbered, resume }: CaptionOptions, t: TranslateFunction) {
  const left = resume && resumeLine(title, resume, t)
  const series = title.title_type === 'episode' ? title.hierarchy?.parent_title : undefined
  const name = (resume && !numbered && series) || titleDisplayName(title, t)
  if (captions === 'none') {
    const label = [name, title.release_year, left].filter(Boolean).join(', ')
    return { letters: name, children: <span className="mq-vh">{label}</span> }
  }
  const shownLeft = numbered ? undefined : left
  const isLong = captions === 'description' || captions === 'nominations'
  const text = isLong && !awarded && !shownLeft && titleDescription(title)
  return {
    name: numbered ? numberedName(title, name) : name,
    under: shownLeft || (awarded ? awardsLine(title, t) : captions === 'facts' && formatGenreAndYear(title)),
    children: text && <span className="mq-card__under mq-clamp mq-card__under--text">{text}</span>,
  }
}

const numberedName = ({ episode_num: number }: TitleCard, name: string): ReactNode => (
  <>
    {number !== undefined && <span className="mq-card__number">{number} </span>}
    {name}
  </>
)
