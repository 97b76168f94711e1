import type { MouseEvent } from 'react'
import type { TitleCard } from '../../generated/types'
import { classes } from '../../lib/classes'
import { runtime } from '../../lib/text/runtime'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { CARD_SIZES, cardPicture, SIZES } from '../card/cardPicture'
import { titleAddress } from '../title/titleAddress'
import { descriptionOf, nameOf } from '../title/titleFacts'
import { titleLink } from '../title/titleLink'
import { kindOf } from './kindOf'
import { fetchLightbox } from './lightboxCode'
import '../card/card.scss'
import './extraCard.scss'

interface Props {
  extra: TitleCard
  /** Slug of the title that it belongs to. */
  parent: string
  /** Where it is a picture: its large one. */
  picture?: { href: string; open: () => void }
  /** true: two lines about it, too. */
  described?: boolean
  /** `sizes` of its still. Default: those of a row. */
  sizes?: string
  /** false: the row's arrow keys reach it, Tab does not. */
  tabStop?: boolean
}

/**
 * An extra as a still with its name, kind and running time. It leads to its own address below the title's, a picture to
 * its large one; what cannot be played leads nowhere, where the brand says so.
 */
export function ExtraCard({ extra, parent, picture, described, sizes = CARD_SIZES.still, tabStop = true }: Props) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const href = picture?.href ?? titleLink(extra, { config, path: titleAddress(parent) })
  const [width, height] = SIZES.still
  const length = extra.runtime_display || runtime(extra.runtime)
  const facts = [kindOf(extra, t), picture ? undefined : length].filter(Boolean)
  const about = described ? descriptionOf(extra) : ''
  const press = (event: MouseEvent) => {
    if (!picture || !isPlainPress(event)) return
    event.preventDefault()
    picture.open()
  }
  return (
    <SmartLink
      className={classes('mq-card', 'mq-extra')}
      href={href}
      onClick={press}
      onPointerEnter={picture && fetchLightbox}
      onFocus={picture && fetchLightbox}
      tabIndex={tabStop || !href ? undefined : -1}
      data-card={extra.id ?? extra.slug}
    >
      <span className="mq-card__art mq-card__art--still">
        <Picture
          src={cardPicture(extra, 'still')}
          fallback={config.missing_img}
          alt=""
          width={width}
          height={height}
          sizes={sizes}
        />
        {href && !picture && (
          <span className="mq-card__dot">
            <Icon name="play" />
          </span>
        )}
      </span>
      <span className="mq-card__name">{nameOf(extra, t)}</span>
      {facts.length > 0 && <span className="mq-card__under">{facts.join(', ')}</span>}
      {about && <span className="mq-extra__about mq-clamp">{about}</span>}
    </SmartLink>
  )
}
