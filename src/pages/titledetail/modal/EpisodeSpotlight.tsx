import { useEffect, useState } from 'react'
import { episodeName, originalName } from '../../../catalogue/episodes/episodeFacts'
import { type Neighbours, neighbours } from '../../../catalogue/episodes/neighbours'
import { SeasonsRow } from '../../../catalogue/episodes/SeasonsRow'
import { descriptionOf } from '../../../catalogue/title/titleFacts'
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

/** The episodes of a series in its dialog: the chosen one large, with the ones beside it, and the row to choose from. */
export function EpisodeSpotlight({ title }: { title: Title }) {
  const t = useText()
  const { data, error, retry } = useQuery(seasonsQuery(title))
  const [chosen, choose] = useChosenEpisode(title.slug, data)
  if (error !== undefined)
    return <Notice title={t('episodesFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!data) return <Skeleton shape="row" />
  return (
    <section className="mq-title-modal__episodes" aria-label={t('viewSeasons')}>
      {chosen && <ChosenEpisode episode={chosen} beside={neighbours(data, chosen.slug)} onChoose={choose} />}
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
  beside: Neighbours
  onChoose: (slug: string) => void
}

/** How long a choice has to rest before more of it is asked for, in milliseconds (spec, section 4: Episode modal). */
const REST = 1000

/** The chosen episode: where it plays, its words, and the way to the one before and after. */
function ChosenEpisode({ episode, beside, onChoose }: ChosenEpisodeProps) {
  const t = useText()
  // Whoever goes on while one plays wants to see the next.
  const [plays, setPlays] = useState(false)
  const settled = useSettled(episode.slug, REST)
  const { data } = useQuery(settled ? titleQuery(settled) : undefined)
  const whole = data?.slug === episode.slug ? data : undefined
  const other = originalName(episode)
  const to = (slug: string) => () => onChoose(slug)
  const text = whole?.summaries?.summary_400 || descriptionOf(whole ?? episode)
  return (
    <div className="mq-title-modal__chosen">
      <PlayerSlot
        key={episode.slug}
        title={{ ...episode, ...whole }}
        inDialog
        begins={plays && settled === episode.slug}
        onPress={() => setPlays(true)}
        onNext={beside.next && to(beside.next.slug)}
        onPrevious={beside.previous && to(beside.previous.slug)}
      />
      <div className="mq-title-modal__words">
        {episode.episode_num !== undefined && <p>{t('episode', { number: episode.episode_num })}</p>}
        <h3 aria-live="polite">{episodeName(episode)}</h3>
        {other && <p>{other}</p>}
        {text && <p>{text}</p>}
        <div className="mq-title-modal__steps">
          <Button
            kind="quiet"
            disabled={!beside.previous}
            onClick={() => beside.previous && onChoose(beside.previous.slug)}
          >
            <Icon name="previous" />
            {t('previousEpisode')}
          </Button>
          <Button kind="quiet" disabled={!beside.next} onClick={() => beside.next && onChoose(beside.next.slug)}>
            {t('nextEpisode')}
            <Icon name="next" />
          </Button>
        </div>
      </div>
    </div>
  )
}

/**
 * A value once it has not changed for a while: who leafs through episodes asks for none of them.
 * @param rest in milliseconds
 */
function useSettled<Value>(value: Value, rest: number): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return settled === value ? settled : undefined
}
