import { type CSSProperties, type ReactNode, useId } from 'react'
import type { Images } from '../../generated/types'
import { classes } from '../../lib/classes'
import { useRuntime } from '../../site/react/RuntimeContext'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { artInk } from './artInk'
import { ART_DIMENSIONS, type Shape } from './cardPicture'
import './artTile.scss'
import './artTileWords.scss'
import './artTileChosen.scss'

interface Props {
  href: string | undefined
  src: string | undefined
  shape?: Shape
  /** What tells the colour of the fade: the picture's own darkest one. Default: night. */
  images?: Images
  /** true: the words are dark, on a fade in the picture's ink as it is. */
  day?: boolean
  /** Stands on the art, bottom left. */
  children: ReactNode
  /** Appears on the art below them, when a mouse or the keyboard is on the tile. */
  more?: string
  /** Stands below the art. */
  under?: ReactNode
  /** A word on the art, for example that it is live. */
  badge?: string
  /** What is told of its use (`cardId`). */
  card?: string
  /** true: on the first screen. */
  first?: boolean
  sizes?: string
}

/** A picture with words on it, over a fade in a colour of the picture. The whole tile is one link. */
export function ArtTile(props: Props) {
  const { href, src, shape = 'still', images, day, children, more, under, badge, card, first, sizes = SIZES_OF } = props
  const id = useId()
  const missing = useRuntime().plan.document.site_config.missing_img
  const [width, height] = ART_DIMENSIONS[shape]
  return (
    <SmartLink
      className={classes('mq-tile', day && 'mq-tile--day', more ? 'mq-tile--more' : undefined)}
      href={href}
      data-card={card}
      aria-describedby={more ? id : undefined}
    >
      <div className={`mq-tile__art mq-tile__art--${shape}`} style={day ? inkAsItIs(images) : artInk(images)}>
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

const inkAsItIs = (images: Images | undefined) => ({ '--ink': images?.ink }) as CSSProperties

const SIZES_OF = '(min-width: 1200px) 23vw, (min-width: 768px) 31vw, 46vw'
