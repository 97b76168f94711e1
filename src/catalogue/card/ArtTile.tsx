import { type ReactNode, useId } from 'react'
import type { Images } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { artColourStyle } from './artColourStyle'
import { ART_DIMENSIONS, type Shape } from './cardPicture'
import './artTile.scss'
import './artTileWords.scss'
import './artTileChosen.scss'

interface Props {
  href: string | undefined
  src: string | undefined
  shape?: Shape
  /** Source of the fade's colour: the darkest colour of the picture. Default: dark. */
  images?: Images
  /** true: dark text on a fade in the picture's ink, without darkening it. */
  darkText?: boolean
  children: ReactNode
  /** Text shown on the art on hover and focus. */
  more?: string
  under?: ReactNode
  /** For example "Live". */
  badge?: string
  /** Value of `data-card` (`cardId`). */
  card?: string
  /** true: on the first screen, so its picture loads eagerly. */
  first?: boolean
  sizes?: string
}

/** A picture with text on it, over a fade in a colour of the picture. The whole tile is one link. */
export function ArtTile(props: Props) {
  const {
    href,
    src,
    shape = 'still',
    images,
    darkText,
    children,
    more,
    under,
    badge,
    card,
    first,
    sizes = DEFAULT_SIZES,
  } = props
  const id = useId()
  const missing = useRuntime().plan.document.site_config.missing_img
  const [width, height] = ART_DIMENSIONS[shape]
  return (
    <SmartLink
      className={classes('mq-tile', darkText && 'mq-tile--day', more ? 'mq-tile--more' : undefined)}
      href={href}
      data-card={card}
      aria-describedby={more ? id : undefined}
    >
      <div
        className={`mq-tile__art mq-tile__art--${shape}`}
        style={darkText ? originalInkStyle(images) : artColourStyle(images)}
      >
        <Picture src={src} fallback={missing} alt="" width={width} height={height} sizes={sizes} first={first} />
        {badge && <span className="mq-tile__badge">{badge}</span>}
        <div className="mq-tile__words">
          <div className="mq-tile__label">{children}</div>
          {more && (
            <span className="mq-tile__more" id={id} aria-hidden="true">
              <span className="mq-clamp">{more}</span>
            </span>
          )}
        </div>
      </div>
      {under && <span className="mq-tile__under">{under}</span>}
    </SmartLink>
  )
}

const originalInkStyle = (images: Images | undefined) => ({ '--ink': images?.ink })

const DEFAULT_SIZES = '(min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw'
