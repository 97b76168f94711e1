import { memo } from 'react'
import { CardArt, CardFrame } from '../../catalogue/card/CardFrame'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { findResumeProgress, resumeLine, titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import './historyCard.scss'

interface Props {
  title: TitleCard
  first: boolean
}

/**
 * A watched title with its progress. An episode links to its watch page, anything else to its title page. A finished
 * title shows "Watched" instead of a full progress bar.
 */
export const HistoryCard = memo(function HistoryCard({ title, first }: Props) {
  const t = useText()
  const { route } = usePage()
  const config = useRuntime().plan.document.site_config
  const episode = title.title_type === 'episode'
  const resume = findResumeProgress(title)
  const finished = !resume && (title.runtime ?? 0) > 0 && (title.progress ?? 0) > 0
  const series = episode ? title.hierarchy?.parent_title : undefined
  const part = !series
    ? ''
    : title.episode_num === undefined
      ? titleDisplayName(title, t)
      : t('episode', { number: title.episode_num })
  const state = resume ? resumeLine(title, resume, t) : [part, finished && t('watched')].filter(Boolean).join(' · ')
  return (
    <CardFrame
      href={titleLink(title, { config, path: episode ? '/watch' : undefined })}
      art={
        <CardArt
          src={cardPicture(title, 'still', route?.module_image_field)}
          first={first}
          part={resume?.part}
          play={resume !== undefined}
        />
      }
      name={series || titleDisplayName(title, t)}
    >
      <span className="mq-card__under mq-seen">
        {finished && <Icon name="check" />}
        {state}
      </span>
    </CardFrame>
  )
})
