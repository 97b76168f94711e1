import { useEffect, useState } from 'react'
import { episodeName, originalName } from '../../../catalogue/episodes/episodeFacts'
import { type AdjacentEpisodes, neighbours } from '../../../catalogue/episodes/neighbours'
import { SeasonsRow } from '../../../catalogue/episodes/SeasonsRow'
import { titleDescription } from '../../../catalogue/title/titleFacts'
import { useQuery } from '../../../data/useQuery'
import type { Episode, Title } from '../../../generated/types'
import { PlayerSlot } from '../../../playback/slot/PlayerSlot'
import { seasonsQuery } from '../../../service/seasons'
import { titleQuery } from '../../../service/titles'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Notice } from '../../../ui/Notice'
import { Skeleton } from '../../../ui/Skeleton'
import { useChosenEpisode } from './useChosenEpisode'

export function EpisodeSpotlight({ title }: { title: Title }) {
  const t = useText()
  const { data, error, retry } = useQuery(seasonsQuery(title))
  const [chosen, choose] = useChosenEpisode(title.slug, data)
  if (error !== undefined)
    return <Notice title={t('episodesFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!data) return <Skeleton shape="row" />
  return (
    <section className="mq-title-modal__episodes" aria-label={t('viewSeasons')}>
      {chosen && <ChosenEpisode episode={chosen} adjacent={neighbours(data, chosen.slug)} onChoose={choose} />}
      <SeasonsRow
        groups={data}
        current={chosen?.slug}
        unnamed={title.meta?.hide_season_label}
        onChoose={({ slug }) => choose(slug)}
      />
    </section>
  )
}

interface ChosenEpisodeProps {
  episode: Episode
  adjacent: AdjacentEpisodes
  onChoose: (slug: string) => void
}

/** Delay before the full data of a chosen episode is requested (spec, section 4: Episode modal). */
const SETTLE_DELAY_MS = 1000

function ChosenEpisode({ episode, adjacent, onChoose }: ChosenEpisodeProps) {
  const t = useText()
  // Once playback has started, another chosen episode plays immediately.
  const [playing, setPlaying] = useState(false)
  const stable = useStableValue(episode.slug, SETTLE_DELAY_MS)
  const { data } = useQuery(stable ? titleQuery(stable) : undefined)
  const fullEpisode = data?.slug === episode.slug ? data : undefined
  const secondName = originalName(episode)
  const chooseLater = (slug: string) => () => onChoose(slug)
  const text = fullEpisode?.summaries?.summary_400 || titleDescription(fullEpisode ?? episode)
  return (
    <div className="mq-title-modal__chosen">
      <PlayerSlot
        key={episode.slug}
        title={{ ...episode, ...fullEpisode }}
        inDialog
        autoplay={playing && stable === episode.slug}
        onPress={() => setPlaying(true)}
        onNext={adjacent.next && chooseLater(adjacent.next.slug)}
        onPrevious={adjacent.previous && chooseLater(adjacent.previous.slug)}
      />
      <div className="mq-title-modal__words">
        {episode.episode_num !== undefined && <p>{t('episode', { number: episode.episode_num })}</p>}
        <h3 aria-live="polite">{episodeName(episode)}</h3>
        {secondName && <p>{secondName}</p>}
        {text && <p>{text}</p>}
        <div className="mq-title-modal__steps">
          <Button
            kind="quiet"
            disabled={!adjacent.previous}
            onClick={() => adjacent.previous && onChoose(adjacent.previous.slug)}
          >
            <Icon name="previous" />
            {t('previousEpisode')}
          </Button>
          <Button kind="quiet" disabled={!adjacent.next} onClick={() => adjacent.next && onChoose(adjacent.next.slug)}>
            {t('nextEpisode')}
            <Icon name="next" />
          </Button>
        </div>
      </div>
    </div>
  )
}

/**
 * The value once it has been stable, so that skipped episodes send no requests.
 * @param delayMs time without a change
 */
function useStableValue<Value>(value: Value, delayMs: number): Value | undefined {
  const [stable, setStable] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setStable(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return stable === value ? stable : undefined
}
