import { type ReactNode, useEffect, useRef, useState } from 'react'
import { titleAddress } from '../../../catalogue/title/titleLink'
import { CalendarMenu } from '../../../events/CalendarMenu'
import { directionsHref } from '../../../events/eventFacts'
import { type EventOffer, eventOffer } from '../../../events/eventOffer'
import { guestCount } from '../../../events/guestCount'
import { type EventTimeTexts, formatEventMoment } from '../../../events/parseEventMoment'
import { TICKETS_OPENING_MINUTES, ticketsOpeningEvent } from '../../../events/ticketsOpening'
import { useRsvpCancelAddress, useRsvpCancelRoute } from '../../../events/useRsvpCancelAddress'
import { useVisitorRsvps } from '../../../events/visitorRsvps'
import type { Event, Rsvp } from '../../../generated/types'
import { useSession } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import type { TextKey } from '../../../text/texts'
import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import { RsvpForm } from './RsvpForm'
import './rsvpPanel.scss'

interface Props {
  event: Event
  texts: EventTimeTexts | undefined
  /** Server time in ms since 1970. */
  now: number
  format: string | undefined
  path: string
  onChanged: () => void
}

/** The RSVP form, the visitor's RSVP, or why there is no form (spec part 2, section 4: RSVP form, RSVP window). */
export function RsvpPanel({ event, texts, now, format, path, onChanged }: Props) {
  const t = useText()
  const { save } = useVisitorRsvps()
  const [resultText, setResultText] = useState<TextKey>()
  const offer = eventOffer(event, now)
  if (offer.type === 'registered')
    return <RsvpSummary event={event} rsvp={offer.rsvp} text={resultText} path={path} key={resultText} />
  if (offer.type === 'rsvp' || offer.type === 'waitlist') {
    return (
      <>
        <h2>{t(offer.type === 'rsvp' ? 'rsvpHeading' : 'rsvpWaitlistHeading')}</h2>
        {offer.type === 'waitlist' && <p>{t('rsvpWaitlistText')}</p>}
        <RsvpForm
          event={event}
          type={offer.type}
          onRegistered={(rsvp, text) => {
            setResultText(text)
            save(event.id ?? '', rsvp)
          }}
          onRefused={onChanged}
        />
        <p className="mq-rsvp__left">
          {offer.type === 'rsvp'
            ? t('eventSeatsLeft', { count: offer.left, tickets: offer.tickets })
            : t('rsvpWaiting', { count: event.attendees_total?.waitlist ?? 0 })}
        </p>
      </>
    )
  }
  return <NoForm event={event} offer={offer} texts={texts} now={now} format={format} path={path} />
}

interface NoFormProps extends Pick<Props, 'event' | 'texts' | 'now' | 'format' | 'path'> {
  offer: EventOffer
}

/** Shown instead of the form (spec part 2, section 2: Event detail and RSVP panel). */
function NoForm({ event, offer, texts, now, format, path }: NoFormProps) {
  const t = useText()
  if (offer.type === 'before') {
    const { weekday, date, time, visitor } = formatEventMoment(offer.opens, now, format)
    return (
      <>
        <p className="mq-rsvp__over">{t('rsvpBefore')}</p>
        <h2>{t('eventDay', { weekday, date })}</h2>
        {time && <p>{time}</p>}
        {visitor && <p>{t('eventHere', { time: visitor.time })}</p>}
        <CalendarMenu
          className={buttonClass('line', false, 'mq-rsvp__next')}
          event={ticketsOpeningEvent(event, t)}
          path={path}
          label={t('rsvpRemind')}
          minutes={TICKETS_OPENING_MINUTES}
        />
      </>
    )
  }
  const reason = offer.type === 'closed' ? offer.reason : undefined
  const { title } = event
  return (
    <>
      <h2>{t('rsvpClosed')}</h2>
      {reason === 'full' && <p>{t('rsvpFull')}</p>}
      {reason === 'over' && texts && (
        <p>{t('rsvpWas', { date: t('eventDay', { weekday: texts.weekday, date: texts.date }) })}</p>
      )}
      {title?.slug && title.name && event.display_show_title !== false && (
        <SmartLink className={buttonClass('line', false, 'mq-rsvp__next')} href={titleAddress(title.slug)}>
          {t('rsvpAboutTitle', { name: title.name })}
        </SmartLink>
      )}
    </>
  )
}

interface RsvpSummaryProps {
  event: Event
  rsvp: Rsvp
  /** Result of the RSVP just sent; undefined for an earlier one. */
  text: TextKey | undefined
  path: string
}

/** Replaces the form. Focused after an RSVP was sent. */
function RsvpSummary({ event, rsvp, text, path }: RsvpSummaryProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const cancelHref = useRsvpCancelAddress(event.id, rsvp.id)
  const hasCancelPage = useRsvpCancelRoute() !== undefined
  const { signedIn } = useSession()
  const directions = directionsHref(event)
  useEffect(() => {
    if (text) heading.current?.focus()
  }, [text])
  const facts: [TextKey, ReactNode][] = [
    ['rsvpName', `${rsvp.first_name} ${rsvp.last_name}`],
    ['rsvpGuests', t('rsvpGuestCount', { count: guestCount(rsvp) })],
  ]
  if (rsvp.affiliation) facts.push(['rsvpAffiliation', rsvp.affiliation])
  return (
    <>
      <span className="mq-rsvp__sign">
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {t(text ?? (rsvp.type === 'waitlist' ? 'rsvpOnWaitlist' : 'rsvpAlready'))}
      </h2>
      <dl className="mq-rsvp__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mq-rsvp__ways">
        {event.start_date && <CalendarMenu className={buttonClass('first')} event={event} path={path} />}
        {directions && (
          <SmartLink className={buttonClass('line')} href={directions} target="_blank">
            {t('eventDirections')}
          </SmartLink>
        )}
        {cancelHref && <SmartLink href={cancelHref}>{t('rsvpCancel')}</SmartLink>}
        {!signedIn && hasCancelPage && <p>{t('rsvpCancelByMail')}</p>}
      </div>
    </>
  )
}
