import { EpisodeArt, EpisodeLink } from '../../catalogue/episodes/EpisodeLink'
import { episodeName } from '../../catalogue/episodes/episodeFacts'
import type { TitleCard } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { useAdjacentEpisodes } from './useSeasons'
import './neighbours.scss'

/** Links to the next and previous episode, across seasons. Unavailable episodes are skipped. */
export function Neighbours({ title }: { title: TitleCard }) {
  const t = useText()
  const { adjacent, expected } = useAdjacentEpisodes(title)
  if (!expected) return null
  if (!adjacent) {
    return (
      <div className="mq-watch__on" aria-hidden="true">
        <i className="mq-skeleton__part" />
        <i className="mq-skeleton__part" />
      </div>
    )
  }
  const { previous, next } = adjacent
  if (!previous && !next) return null
  const steps = [
    { episode: next, label: t('nextEpisode') },
    { episode: previous, label: t('previousEpisode') },
  ]
  return (
    <nav className="mq-watch__on" aria-label={t('episodes')}>
      {steps.map(
        ({ episode, label }) =>
          episode && (
            <EpisodeLink key={label} episode={episode} className="mq-step">
              <EpisodeArt episode={episode} sizes="160px" />
              <span className="mq-step__words">
                <span className="mq-step__label">{label} </span>
                <span className="mq-step__name mq-clamp">
                  {episode.episode_num !== undefined && `${episode.episode_num}. `}
                  {episodeName(episode)}
                </span>
              </span>
            </EpisodeLink>
          ),
      )}
    </nav>
  )
}
