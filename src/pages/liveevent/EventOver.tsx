import { eventTime } from '../../catalogue/title/eventTime'
import type { LiveEvent } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import { EventScreen } from './EventScreen'

interface Props {
  event: LiveEvent
  name: string
  out: { href: string; label: string }
}

/** An event that is over, and of which there is nothing to see: to its title, and to the other screenings. */
export function EventOver({ event, name, out }: Props) {
  const t = useText()
  const room = useRuntime()
    .routes()
    .find(({ component }) => component === 'fyceventlist')
  const ended = eventTime(event.end_time)
  const toTitle = out.href !== '/'
  return (
    <EventScreen
      poster={event.poster}
      out={out}
      above={ended ? t('eventEndedAt', { date: ended }) : eventTime(event.start_time)}
      heading={name}
      alert
    >
      <p className="mq-event-screen__text">{t('eventNothingRecorded')}</p>
      <div className="mq-event-screen__ways">
        <SmartLink className={buttonClass('first')} href={out.href}>
          {t(toTitle ? 'eventToTitle' : 'goToHomePage')}
        </SmartLink>
        {room?.route ? (
          <SmartLink className={buttonClass('line')} href={room.route}>
            {room.label || t('screenings')}
          </SmartLink>
        ) : (
          toTitle && (
            <SmartLink className={buttonClass('line')} href="/">
              {t('goToHomePage')}
            </SmartLink>
          )
        )}
      </div>
    </EventScreen>
  )
}
