import { formatLiveEventTime } from '../../catalogue/title/eventTime'
import type { LiveEvent } from '../../generated/types'
import { CountdownClock } from '../../session/countdown/CountdownClock'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/overlay/toast/showToast'
import { EventScreen } from './EventScreen'

interface Props {
  event: LiveEvent
  name: string
  /** Time until the start in ms. */
  left: number
  exit: { href: string; label: string }
  /** Called only if `canOpen`. */
  onPlay: () => void
  /** True for moderators, who may open the event early. */
  canOpen: boolean
}

/** An event before its start, with a countdown (spec, part 2: live event play). */
export function EventUpcoming({ event, name, left, exit, onPlay, canOpen }: Props) {
  const t = useText()
  const press = () => {
    if (canOpen) onPlay()
    else showToast(t('countdownNotEnded'), 'alert')
  }
  return (
    <EventScreen poster={event.poster} exit={exit} above={formatLiveEventTime(event.start_time)} heading={name}>
      {event.summary && <p className="mq-event-screen__text">{event.summary}</p>}
      <CountdownClock left={left} />
      <button type="button" className={buttonClass('first')} aria-disabled={!canOpen} onClick={press}>
        <Icon name="play" />
        {t('playerPlay')}
      </button>
    </EventScreen>
  )
}
