import { useState } from 'react'
import { episodeName } from '../../../catalogue/episodes/episodeFacts'
import type { Neighbours } from '../../../catalogue/episodes/neighbours'
import { descriptionOf } from '../../../catalogue/title/titleFacts'
import { useQuery } from '../../../data/useQuery'
import type { Episode } from '../../../generated/types'
import { PlayerSlot } from '../../../playback/slot/PlayerSlot'
import { titleQuery } from '../../../service/titles'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { useSettled } from './useSettled'

interface Props {
  episode: Episode
  beside: Neighbours
  onChoose: (slug: string) => void
}

/** How long a choice has to rest before more of it is asked for, in milliseconds (spec, section 4: Episode modal). */
const REST = 1000

/** The chosen episode: where it plays, its words, and the way to the one before and after. */
export function ChosenEpisode({ episode, beside, onChoose }: Props) {
  const t = useText()
  // Whoever goes on while one plays wants to see the next.
  const [plays, setPlays] = useState(false)
  const settled = useSettled(episode.slug, REST)
  const { data } = useQuery(settled ? titleQuery(settled) : undefined)
  const whole = data?.slug === episode.slug ? data : undefined
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
