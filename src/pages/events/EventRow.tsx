import { memo } from 'react'
import { EventPicture } from '../../events/EventPicture'
import { EventTimes, eventTimeTexts } from '../../events/EventTimes'
import { eventLocation, eventName } from '../../events/eventFacts'
import { eventOffer } from '../../events/eventOffer'
import { formatEventMoment } from '../../events/parseEventMoment'
import { useRsvpCancelAddress } from '../../events/useRsvpCancelAddress'
import type { Event, Rsvp } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { encodePathSegment } from '../../service/http/segment'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'

interface Props {
  event: Event
  base: string
  format: string | undefined
  /** Server time in ms since 1970. */
  now: number
  isPast: boolean
}

export const EventRow = memo(({ event, base, format, now, isPast }: Props) => {
  const t = useText()
  const texts = eventTimeTexts(event, now, format)
  const href = `${base}/${encodePathSegment(event.id ?? '')}`
  const name = eventName(event)
  const { name: locationName, lines } = eventLocation(event)
  return (
    <tr className={classes('mq-event-row', isPast && 'mq-event-row--past')}>
      <th scope="row" className="mq-event-row__what">
        <EventPicture
          src={event.logos?.event?.filepath}
          width={288}
          height={162}
          sizes="(max-width: 767px) 100vw, 144px"
        />
        <span className="mq-event-row__day" aria-hidden="true">
          {texts?.day}
        </span>
        <span className="mq-event-row__names">
          {event.title?.name && <em>{event.title.name}</em>}
          <SmartLink href={href}>{name}</SmartLink>
        </span>
      </th>
      <td className="mq-event-row__facts">
        <EventTimes texts={texts} />
      </td>
      <td className="mq-event-row__facts">
        <strong>{event.location?.is_virtual ? t('eventVirtual') : (event.location_name ?? locationName)}</strong>
        {!event.location?.is_virtual && lines.length > 0 && <span>{lines.join(', ')}</span>}
      </td>
      <td className="mq-event-row__act">
        <RowAction event={event} href={href} name={name} now={now} />
      </td>
    </tr>
  )
})

interface RegisteredProps {
  event: Event
  rsvp: Rsvp
  href: string
  name: string
}

function RegisteredAction({ event, rsvp, href, name }: RegisteredProps) {
  const t = useText()
  const canCancel = useRsvpCancelAddress(event.id, rsvp.id) !== undefined
  const action = t(canCancel ? 'eventViewOrCancel' : 'eventOpen')
  return (
    <>
      <span className="mq-event-row__answered">
        <Icon name="check" />
        {t(rsvp.type === 'waitlist' ? 'eventWaiting' : 'eventGoing')}
      </span>
      <SmartLink href={href} aria-label={t('eventNameOf', { action, name })}>
        {action}
      </SmartLink>
    </>
  )
}

function RowAction({ event, href, name, now }: { event: Event; href: string; name: string; now: number }) {
  const t = useText()
  const offer = eventOffer(event, now)
  const link = (texts: string, kind: 'first' | 'line' = 'line') => (
    <SmartLink className={buttonClass(kind)} href={href} aria-label={t('eventNameOf', { action: texts, name })}>
      {texts}
    </SmartLink>
  )
  switch (offer.type) {
    case 'registered':
      return <RegisteredAction event={event} rsvp={offer.rsvp} href={href} name={name} />
    case 'rsvp':
      return (
        <>
          {link(t('eventRsvp'), 'first')}
          <small>{t('eventSeatsLeft', { count: offer.left, tickets: offer.tickets })}</small>
        </>
      )
    case 'waitlist':
      return (
        <>
          {link(t('eventWaitlist'))}
          <small>{t('eventSoldOutWaiting', { count: event.attendees_total?.waitlist ?? 0 })}</small>
        </>
      )
    case 'before':
      return (
        <>
          {link(t('eventOpen'))}
          <small>{t('eventTicketsFrom', { date: formatEventMoment(offer.opens, now).date })}</small>
        </>
      )
    case 'closed':
      return (
        <>
          {link(t('eventOpen'))}
          <small>{t(offer.reason === 'full' ? 'eventSoldOut' : 'eventNotActive')}</small>
        </>
      )
  }
}
