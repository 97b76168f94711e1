import { eventTime } from '../../catalogue/title/eventTime'
import { titleAddress } from '../../catalogue/title/titleLink'
import { EventPicture } from '../../events/EventPicture'
import type { FycEvent } from '../../generated/types'
import { formatDate } from '../../lib/dates/formatDate'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { beginOf } from './screenings'

interface Props {
  event: FycEvent
  /** By the server's clock, in milliseconds. */
  now: number
}

/** A screening that is live now: the one thing of the page that can be opened. */
export function LiveScreening({ event, now }: Props) {
  const t = useText()
  const title = event.title_slug?.at(-1)
  const since = sinceWords(event, now)
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

const DAY = 24 * 3_600_000

/** Since when: within a day the time alone. */
function sinceWords(event: FycEvent, now: number): string | undefined {
  const start = event.event_window?.start_time
  return now - (beginOf(event) ?? 0) < DAY ? formatDate(start, 'h:mm A') : eventTime(start)
}
