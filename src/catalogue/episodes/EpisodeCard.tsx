import { memo, useId } from 'react'
import type { Episode } from '../../generated/types'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { CARD_SIZES } from '../card/cardPicture'
import { descriptionOf } from '../title/titleFacts'
import { EpisodeArt, EpisodeLink } from './EpisodeLink'
import { continueLine, episodeAction, episodeName, episodeTime } from './episodeFacts'

interface Props {
  episode: Episode
  current?: boolean
  numbered?: boolean
  onChoose?: (episode: Episode) => void
  tabStop?: boolean
}

/** An episode as a card: still, number and name, and at most five lines (spec, section 9: episode caption). */
export const EpisodeCard = memo(function EpisodeCard({ episode, current, numbered = true, onChoose, tabStop }: Props) {
  const t = useText()
  const id = useId()
  const { site_config } = useRuntime().plan.document
  const { signedIn } = useSession()
  const closed = episodeAction(episode, site_config, signedIn) === 'closed'
  const text = descriptionOf(episode)
  const facts = closed
    ? t('episodeClosed')
    : current
      ? t('episodeShown')
      : (continueLine(episode, t) ?? episodeTime(episode))
  return (
    <EpisodeLink
      episode={episode}
      className="mq-card mq-episode-card"
      current={current}
      onChoose={onChoose}
      describedBy={text ? `${id}text` : undefined}
      tabIndex={tabStop ? undefined : -1}
    >
      <EpisodeArt episode={episode} sizes={CARD_SIZES.still} />
      <span className="mq-episode-card__words">
        <span className="mq-card__name">
          {numbered && episode.episode_num !== undefined && (
            <span className="mq-card__number">{episode.episode_num} </span>
          )}
          {episodeName(episode)}
        </span>
        {facts && <span className="mq-card__under"> {facts}</span>}
      </span>
      {text && (
        <span
          className="mq-card__under mq-episode-card__text mq-clamp"
          id={`${id}text`}
          aria-hidden={closed ? undefined : true}
        >
          {text}
        </span>
      )}
    </EpisodeLink>
  )
})
