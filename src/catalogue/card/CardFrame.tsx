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
  /** Identifies the card in analytics (`cardId`). */
  'data-card'?: string
  /** true: the card shows something other than a title. */
  'data-content'?: boolean
}

/** Common structure of all cards: one link around art, a name, a second line and more. */
export function CardFrame({ className, art, name, under, children, ...link }: FrameProps) {
  return (
    <SmartLink {...link} className={className ? `mq-card ${className}` : 'mq-card'}>
      {art}
      {name && <span className="mq-card__name">{name}</span>}
      {under && <span className="mq-card__under">{under}</span>}
      {children}
    </SmartLink>
  )
}

interface ArtProps {
  src: string | undefined
  shape?: Shape
  /** The `sizes` attribute. Default: for a row of this shape. */
  sizes?: string
  /** true: on the first screen, so its picture loads eagerly. */
  first?: boolean
  /** Watched part from 0 to 1, shown as a bar. */
  part?: number
  /** true: a play icon appears on hover. */
  play?: boolean
  /** Text shown on the art if its picture is missing. */
  letters?: string
  children?: ReactNode
}

export function CardArt({ src, shape = 'still', sizes, first, part = 0, play, letters, children }: ArtProps) {
  const { missing_img } = useRuntime().plan.document.site_config
  const [width, height] = ART_DIMENSIONS[shape]
  return (
    <span className={`mq-card__art mq-card__art--${shape}${part > 0 ? ' mq-card__art--seen' : ''}`}>
      <Picture
        src={src}
        fallback={missing_img}
        alt=""
        width={width}
        height={height}
        sizes={sizes ?? CARD_SIZES[shape]}
        first={first}
        letters={letters}
      />
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
