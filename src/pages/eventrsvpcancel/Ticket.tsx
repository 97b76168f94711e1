import { EventPicture } from '../../events/EventPicture'
import { EventTimes, eventTimeTexts } from '../../events/EventTimes'
import { eventLocation, eventName } from '../../events/eventFacts'
import { guestCount } from '../../events/guestCount'
import { useEventClock } from '../../events/useEventClock'
import type { Event, Rsvp } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { useText } from '../../text/TextContext'
import { Html } from '../../ui/html/Html'

interface Props {
  event: Event
  rsvp: Rsvp
  format: string | undefined
  isVoid: boolean
  /** True for guests (spec part 2, section 2: RSVP cancel page). */
  showsEmail: boolean
}

/** A ticket shows nothing that changes with time. */
const NO_CHANGE_TIMES: readonly number[] = []

export function Ticket({ event, rsvp, format, isVoid, showsEmail }: Props) {
  const t = useText()
  const now = useEventClock(NO_CHANGE_TIMES)
  const guests = guestCount(rsvp)
  const { name: locationName, lines } = eventLocation(event)
  const image = event.logos?.event?.filepath
  return (
    <article className={classes('mq-ticket', isVoid && 'mq-ticket--void')}>
      <div className="mq-ticket__stub">
        <em>{t('rsvpAdmit')}</em>
        <strong>{1 + guests}</strong>
        <span>{t('rsvpGuestCount', { count: guests })}</span>
      </div>
      <div className="mq-ticket__words">
        {isVoid && (
          <span className="mq-ticket__stamp" aria-hidden="true">
            {t('rsvpVoid')}
          </span>
        )}
        {event.title?.name && event.display_show_title !== false && <em>{event.title.name}</em>}
        <h2>{eventName(event)}</h2>
        {event.description && <Html html={event.description} />}
        <dl>
          <div>
            <dt>{t('eventWhen')}</dt>
            <dd>
              <EventTimes texts={eventTimeTexts(event, now, format)} />
            </dd>
          </div>
          <div>
            <dt>{t('eventWhere')}</dt>
            <dd>
              <strong>{event.location?.is_virtual ? t('eventVirtual') : locationName}</strong>
              {!event.location?.is_virtual && lines.length > 0 && <span>{lines.join(', ')}</span>}
            </dd>
          </div>
          <div>
            <dt>{t('rsvpReservedFor')}</dt>
            <dd>
              <strong>{`${rsvp.first_name} ${rsvp.last_name}`}</strong>
              {showsEmail && <span>{rsvp.email}</span>}
            </dd>
          </div>
          {rsvp.affiliation && (
            <div>
              <dt>{t('rsvpAffiliation')}</dt>
              <dd>
                <strong>{rsvp.affiliation}</strong>
              </dd>
            </div>
          )}
        </dl>
      </div>
      {image && <EventPicture src={image} width={800} height={600} sizes="(max-width: 767px) 100vw, 34vw" />}
    </article>
  )
}
