import type { MouseEvent } from 'react'
import type { TitleCard } from '../../generated/types'
import { runtime } from '../../lib/text/runtime'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { CardArt, CardFrame } from '../card/CardFrame'
import { cardPicture } from '../card/cardPicture'
import { descriptionOf, nameOf } from '../title/titleFacts'
import { titleAddress, titleLink } from '../title/titleLink'
import { kindOf } from './kindOf'
import { preloadLightbox } from './LightboxSlot'
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
export function ExtraCard({ extra, parent, picture, described, sizes, tabStop = true }: Props) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const href = picture?.href ?? titleLink(extra, { config, path: titleAddress(parent) })
  const length = extra.runtime_display || runtime(extra.runtime)
  const facts = [kindOf(extra, t), picture ? undefined : length].filter(Boolean)
  const about = described ? descriptionOf(extra) : ''
  const press = (event: MouseEvent) => {
    if (!picture || !isPlainPress(event)) return
    event.preventDefault()
    picture.open()
  }
  return (
    <CardFrame
      className="mq-extra"
      href={href}
      onClick={press}
      onPointerEnter={picture && preloadLightbox}
      onFocus={picture && preloadLightbox}
      tabIndex={tabStop || !href ? undefined : -1}
      data-card={extra.id ?? extra.slug}
      art={<CardArt src={cardPicture(extra, 'still')} sizes={sizes} play={href !== undefined && !picture} />}
      name={nameOf(extra, t)}
      under={facts.join(', ')}
    >
      {about && <span className="mq-extra__about mq-clamp">{about}</span>}
    </CardFrame>
  )
}
