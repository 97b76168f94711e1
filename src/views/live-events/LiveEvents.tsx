import { formatLiveEventTime } from '../../catalogue/title/eventTime'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { eventLink } from '../../catalogue/title/titleLink'
import type { LiveEvent, Title } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import './liveEvents.scss'

export default function LiveEvents({ title, data }: ViewProps<'live_events', LiveEvent[]>) {
  return (
    <ul className="mq-live-events">
      {data.map((event) => (
        <EventItem key={event.slug} event={event} title={title} />
      ))}
    </ul>
  )
}

function EventItem({ event, title }: { event: LiveEvent; title: Title }) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const state = eventStateOfStatus(event)
  const name = event.name || titleDisplayName(title, t)
  const startText = formatLiveEventTime(event.start_time)
  return (
    <li className={`mq-live-events__event mq-live-events__event--${state}`}>
      {startText && (
        <time className="mq-live-events__when" dateTime={event.start_time}>
          {startText}
        </time>
      )}
      <div className="mq-live-events__words">
        <b>{name}</b>
        {event.summary && <p className="mq-clamp">{event.summary}</p>}
      </div>
      <div className="mq-live-events__way">
        {state === 'live' ? (
          <SmartLink className={buttonClass('first')} href={eventLink(config, title.slug, event.slug)}>
            {t('eventView')}
            <span className="mq-vh">{name}</span>
          </SmartLink>
        ) : (
          <span>{t(state === 'ended' ? 'eventEnded' : 'comingSoon')}</span>
        )}
      </div>
    </li>
  )
}

/** Only a live event can be opened (spec, part 2: FYC events). */
type EventState = 'live' | 'upcoming' | 'ended'

/** An unknown status counts as upcoming. */
export function eventStateOfStatus({ status }: Pick<LiveEvent, 'status'>): EventState {
  return status === 'live' || status === 'ended' ? status : 'upcoming'
}
