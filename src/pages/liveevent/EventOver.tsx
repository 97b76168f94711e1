import { formatLiveEventTime } from '../../catalogue/title/eventTime'
import type { LiveEvent } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import { EventScreen } from './EventScreen'

interface Props {
  event: LiveEvent
  name: string
  exit: { href: string; label: string }
}

/** A past event without a recording, with links to its title and to other screenings. */
export function EventOver({ event, name, exit }: Props) {
  const t = useText()
  const screenings = useRuntime()
    .routes()
    .find(({ component }) => component === 'fyceventlist')
  const ended = formatLiveEventTime(event.end_time)
  const toTitle = exit.href !== '/'
  return (
    <EventScreen
      poster={event.poster}
      exit={exit}
      above={ended ? t('eventEndedAt', { date: ended }) : formatLiveEventTime(event.start_time)}
      heading={name}
      alert
    >
      <p className="mq-event-screen__text">{t('eventNothingRecorded')}</p>
      <div className="mq-event-screen__ways">
        <SmartLink className={buttonClass('first')} href={exit.href}>
          {t(toTitle ? 'eventToTitle' : 'goToHomePage')}
        </SmartLink>
        {screenings?.route ? (
          <SmartLink className={buttonClass('line')} href={screenings.route}>
            {screenings.label || t('screenings')}
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
