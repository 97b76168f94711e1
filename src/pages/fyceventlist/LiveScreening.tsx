import { formatLiveEventTime } from '../../catalogue/title/eventTime'
import { titleAddress } from '../../catalogue/title/titleLink'
import { EventPicture } from '../../events/EventPicture'
import type { FycEvent } from '../../generated/types'
import { formatDate } from '../../lib/dates/formatDate'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { startTimeOf } from './screenings'

interface Props {
  event: FycEvent
  /** Server time in ms since 1970. */
  now: number
}

export function LiveScreening({ event, now }: Props) {
  const t = useText()
  const title = event.title_slug?.at(-1)
  const since = sinceText(event, now)
  return (
    <article className="mq-live-screening">
      <EventPicture
        src={event.poster}
        width={1200}
        height={675}
        sizes="(max-width: 767px) 100vw, min(60vw, 860px)"
        first
      />
      <div className="mq-live-screening__words">
        <p className="mq-live-screening__now">
          {since ? t('screeningLiveSince', { time: since }) : t('screeningLive')}
        </p>
        <h2>{event.name}</h2>
        {event.summary && <p className="mq-clamp">{event.summary}</p>}
        {title && (
          <SmartLink className={buttonClass('first')} href={titleAddress(title)}>
            <Icon name="play" />
            {t('eventView')}
            <span className="mq-vh">{event.name}</span>
          </SmartLink>
        )}
      </div>
    </article>
  )
}

const DAY_MS = 24 * 3_600_000

/** Start of the screening; within a day only the time. */
function sinceText(event: FycEvent, now: number): string | undefined {
  const start = event.event_window?.start_time
  return now - (startTimeOf(event) ?? 0) < DAY_MS ? formatDate(start, 'h:mm A') : formatLiveEventTime(start)
}
