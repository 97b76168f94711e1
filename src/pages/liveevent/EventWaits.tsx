import { eventTime } from '../../catalogue/title/eventTime'
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
  /** Until it begins, in milliseconds. */
  left: number
  out: { href: string; label: string }
  /** Pressed by somebody who may open it already. */
  onPlay: () => void
  openable: boolean
}

/** An event that has not begun: when it does, and a Play that says so (spec, part 2: live event play). */
export function EventWaits({ event, name, left, out, onPlay, openable }: Props) {
  const t = useText()
  const press = () => {
    if (openable) onPlay()
    else showToast(t('countdownNotEnded'), 'alert')
  }
  return (
    <EventScreen poster={event.poster} out={out} above={eventTime(event.start_time)} heading={name}>
      {event.summary && <p className="mq-event-screen__text">{event.summary}</p>}
      <CountdownClock left={left} />
      <button type="button" className={buttonClass('first')} aria-disabled={!openable} onClick={press}>
        <Icon name="play" />
        {t('playerPlay')}
      </button>
    </EventScreen>
  )
}
