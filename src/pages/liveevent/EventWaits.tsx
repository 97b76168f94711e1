import { eventTime } from '../../catalogue/title/eventTime'
import type { LiveEvent } from '../../generated/types'
import { safeResource } from '../../lib/url/safeHref'
import { OutLink } from '../../player/overlay/OutLink'
import { CountdownClock } from '../../session/countdown/CountdownClock'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/overlay/toast/showToast'
import './eventWaits.scss'

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
  const poster = safeResource(event.poster)
  const when = eventTime(event.start_time)
  const press = () => {
    if (openable) onPlay()
    else showToast(t('countdownNotEnded'), 'alert')
  }
  return (
    <div className="mq-event-waits">
      {poster && <img className="mq-event-waits__art" src={poster} alt="" />}
      <OutLink className="mq-event-waits__out" {...out} />
      <div className="mq-event-waits__words">
        {when && <p className="mq-event-waits__when">{when}</p>}
        <h2>{name}</h2>
        {event.summary && <p className="mq-event-waits__summary">{event.summary}</p>}
        <CountdownClock left={left} />
        <button type="button" className={buttonClass('first')} aria-disabled={!openable} onClick={press}>
          <Icon name="play" />
          {t('playerPlay')}
        </button>
      </div>
    </div>
  )
}
