import { memo } from 'react'
import { CARD_SIZES, cardPicture, SIZES } from '../../catalogue/card/cardPicture'
import { resumeLine, resumeOf } from '../../catalogue/title/resume'
import { nameOf } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import '../../catalogue/card/card.scss'
import './historyCard.scss'

interface Props {
  title: TitleCard
  /** true: on the first screen. */
  first: boolean
}

const [WIDTH, HEIGHT] = SIZES.still

/**
 * Something that was watched: its still with how far, the name, and how much is left. An episode leads to its watch
 * page, anything else to its title page; a finished one says so instead of a full bar.
 */
export const HistoryCard = memo(function HistoryCard({ title, first }: Props) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const episode = title.title_type === 'episode'
  const resume = resumeOf(title)
  const finished = !resume && (title.runtime ?? 0) > 0 && (title.progress ?? 0) > 0
  const series = episode ? title.hierarchy?.parent_title : undefined
  const part = !series
    ? ''
    : title.episode_num === undefined
      ? nameOf(title, t)
      : t('episode', { number: title.episode_num })
  const state = resume ? resumeLine(title, resume, t) : [part, finished && t('watched')].filter(Boolean).join(' · ')
  return (
    <SmartLink className="mq-card" href={titleLink(title, { config, path: episode ? '/watch' : undefined })}>
      <span className="mq-card__art mq-card__art--still">
        <Picture
          src={cardPicture(title, 'still')}
          fallback={config.missing_img}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          sizes={CARD_SIZES.still}
          first={first}
        />
        {resume && (
          <>
            <span className="mq-card__bar">
              <i style={{ width: `${resume.part * 100}%` }} />
            </span>
            <span className="mq-card__dot">
              <Icon name="play" />
            </span>
          </>
        )}
      </span>
      <span className="mq-card__name">{series || nameOf(title, t)}</span>
      <span className="mq-card__under mq-seen">
        {finished && <Icon name="check" />}
        {state}
      </span>
    </SmartLink>
  )
})
