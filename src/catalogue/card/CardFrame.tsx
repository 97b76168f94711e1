import type { ComponentProps, ReactNode } from 'react'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { ART_DIMENSIONS, CARD_SIZES, type Shape } from './cardPicture'
import './card.scss'

interface FrameProps extends ComponentProps<typeof SmartLink> {
  art: ReactNode
  name?: ReactNode
  /** The line below the name. */
  under?: ReactNode
  /** What is told of its use (`cardId`). */
  'data-card'?: string
  /** true: what it shows is no title. */
  'data-content'?: boolean
}

/** What all cards have: one link around art, a name, a line below it, and what else stands there. Its parts are called, not rendered, as `Card` says. */
export function CardFrame({ className, art, name, under, children, ...link }: FrameProps) {
  return SmartLink({
    ...link,
    className: className ? `mq-card ${className}` : 'mq-card',
    children: (
      <>
        {art}
        {name && <span className="mq-card__name">{name}</span>}
        {under && <span className="mq-card__under">{under}</span>}
        {children}
      </>
    ),
  })
}

interface ArtProps {
  src: string | undefined
  shape?: Shape
  /** Default: those of a row of this shape. */
  sizes?: string
  /** true: on the first screen. */
  first?: boolean
  /** How much was watched, from 0 to 1: a bar shows it. */
  part?: number
  /** true: a play mark appears with the mouse. */
  play?: boolean
  /** Stand on the art where its picture is missing. */
  letters?: string
  /** Stands on the art. */
  children?: ReactNode
}

/** The art of a card in its shape. */
export function CardArt({ src, shape = 'still', sizes, first, part = 0, play, letters, children }: ArtProps) {
  const { missing_img } = useRuntime().plan.document.site_config
  const [width, height] = ART_DIMENSIONS[shape]
  return (
    <span className={`mq-card__art mq-card__art--${shape}${part > 0 ? ' mq-card__art--seen' : ''}`}>
      {Picture({
        src,
        fallback: missing_img,
        alt: '',
        width,
        height,
        sizes: sizes ?? CARD_SIZES[shape],
        first,
        letters,
      })}
      {part > 0 && (
        <span className="mq-card__bar">
          <i style={{ width: `${part * 100}%` }} />
        </span>
      )}
      {play && (
        <span className="mq-card__dot">
          <Icon name="play" />
        </span>
      )}
      {children}
    </span>
  )
}
