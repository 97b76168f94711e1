import { EventMoments, eventWords } from '../../events/EventMoments'
import { EventPicture } from '../../events/EventPicture'
import { nameOfEvent, placeLines } from '../../events/eventPlace'
import { guestsOf } from '../../events/guests'
import { useEventClock } from '../../events/useEventClock'
import type { Event, Rsvp } from '../../generated/types'
import { classes } from '../../lib/classes'
import { useText } from '../../text/TextContext'
import { Html } from '../../ui/html/Html'

interface Props {
  event: Event
  rsvp: Rsvp
  /** Of times. */
  format: string | undefined
  /** true: it was taken back. */
  isVoid: boolean
  /** Who is not signed in sees for which address it is (spec part 2, section 2: RSVP cancel page). */
  showsEmail: boolean
}

/** Nothing on a ticket changes while it is looked at. */
const NO_TURNS: readonly number[] = []

/** The answer as a ticket: who comes, with how many, to what, where and when. */
export function Ticket({ event, rsvp, format, isVoid, showsEmail }: Props) {
  const t = useText()
  const now = useEventClock(NO_TURNS)
  const guests = guestsOf(rsvp)
  const { name: place, lines } = placeLines(event)
  const picture = event.logos?.event?.filepath
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
        <h2>{nameOfEvent(event)}</h2>
        {event.description && <Html html={event.description} />}
        <dl>
          <div>
            <dt>{t('eventWhen')}</dt>
            <dd>
              <EventMoments words={eventWords(event, now, format)} />
            </dd>
          </div>
          <div>
            <dt>{t('eventWhere')}</dt>
            <dd>
              <strong>{event.location?.is_virtual ? t('eventVirtual') : place}</strong>
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
      {picture && <EventPicture src={picture} width={800} height={600} sizes="(max-width: 767px) 100vw, 34vw" />}
    </article>
  )
}
