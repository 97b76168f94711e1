import '../../text/catalogueTexts'
import { EpisodeArt } from '../../catalogue/episodes/EpisodeArt'
import { EpisodeDoor } from '../../catalogue/episodes/EpisodeDoor'
import { episodeDoor } from '../../catalogue/episodes/episodeDoor'
import { episodeName } from '../../catalogue/episodes/episodeWords'
import { neighbours } from '../../catalogue/episodes/neighbours'
import type { TitleCard } from '../../generated/types'
import { useRuntime, useSession } from '../../site/RuntimeContext'
import { useText } from '../../text/TextContext'
import './neighbours.scss'
import { useSeasons } from './useSeasons'

/** The next and the previous episode, across seasons. What cannot be chosen is passed over. */
export function Neighbours({ title }: { title: TitleCard }) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const { signedIn } = useSession()
  const { data, error, wanted } = useSeasons(title)
  if (!wanted || error !== undefined) return null
  if (!data) {
    return (
      <div className="mq-watch__on" aria-hidden="true">
        <i className="mq-bone" />
        <i className="mq-bone" />
      </div>
    )
  }
  const { previous, next } = neighbours(data, title.slug, (each) => episodeDoor(each, config, signedIn) !== 'closed')
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
            <EpisodeDoor key={label} episode={episode} className="mq-step">
              <EpisodeArt episode={episode} sizes="160px" />
              <span className="mq-step__words">
                <span className="mq-step__label">{label} </span>
                <span className="mq-step__name mq-clamp">
                  {episode.episode_num !== undefined && `${episode.episode_num}. `}
                  {episodeName(episode)}
                </span>
              </span>
            </EpisodeDoor>
          ),
      )}
    </nav>
  )
}
