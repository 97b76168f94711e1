import { memo } from 'react'
import type { TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { resumeOf } from '../title/resume'
import { titleLink } from '../title/titleLink'
import { type Captions, captionOf } from './Caption'
import { CARD_SIZES, cardPicture, type Shape, SIZES } from './cardPicture'
import './card.scss'

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
  /** true: the number of an episode goes before its name. */
  numbered?: boolean
  /** true: it leads nowhere. */
  locked?: boolean
}

/**
 * A title as art and at most two lines; the whole card is one link. Where the route has `nominations_heading`, wins and
 * nominations stand in place of the second line (spec: Title grid card). What was begun shows how much is left.
 */
export const Card = memo(function Card({
  title,
  shape,
  captions = 'facts',
  path,
  module,
  tabStop = true,
  first,
  numbered,
  locked,
}: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const { route } = usePage()
  const config = plan.document.site_config
  const [width, height] = SIZES[shape]
  const resume = resumeOf(title)
  return (
    <SmartLink
      className="mq-card"
      href={locked ? undefined : titleLink(title, { config, path, module })}
      tabIndex={tabStop || locked ? undefined : -1}
      data-card={title.id ?? title.slug}
    >
      <span className={`mq-card__art mq-card__art--${shape}`}>
        <Picture
          src={cardPicture(title, shape, route?.module_image_field)}
          fallback={config.missing_img}
          alt=""
          width={width}
          height={height}
          sizes={CARD_SIZES[shape]}
          first={first}
        />
        {resume && (
          <>
            <span className="mq-card__bar">
              <i style={{ width: `${resume.part * 100}%` }} />
            </span>
            {shape === 'still' && !locked && (
              <span className="mq-card__dot">
                <Icon name="play" />
              </span>
            )}
          </>
        )}
      </span>
      {captionOf({ title, captions, honours: Boolean(route?.nominations_heading), numbered, resume, t })}
    </SmartLink>
  )
})
