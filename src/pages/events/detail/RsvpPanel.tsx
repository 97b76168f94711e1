import { type ReactNode, useEffect, useRef, useState } from 'react'
import { titleAddress } from '../../../catalogue/title/titleLink'
import { CalendarMenu } from '../../../events/CalendarMenu'
import { type EventOffer, eventOffer } from '../../../events/eventOffer'
import { directionsTo } from '../../../events/eventPlace'
import { type EventWords, momentWords } from '../../../events/eventTime'
import { guestsOf } from '../../../events/guests'
import { useOwnAnswers } from '../../../events/ownAnswers'
import { OPENING, ticketsOpening } from '../../../events/ticketsOpening'
import { useCancelAddress, useCancelRoute } from '../../../events/useCancelAddress'
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
  words: EventWords | undefined
  /** By the server's clock, in milliseconds. */
  now: number
  /** Of times. */
  format: string | undefined
  /** Path of the event. */
  path: string
  /** Told when the service says that the event is another by now. */
  onChanged: () => void
}

/** What can be done about an event, and what was done (spec part 2, section 4: RSVP form, RSVP window). */
export function RsvpPanel({ event, words, now, format, path, onChanged }: Props) {
  const t = useText()
  const { keep } = useOwnAnswers()
  const [said, setSaid] = useState<TextKey>()
  const offer = eventOffer(event, now)
  if (offer.type === 'answered') return <Answered event={event} rsvp={offer.rsvp} text={said} path={path} key={said} />
  if (offer.type === 'rsvp' || offer.type === 'waitlist') {
    return (
      <>
        <h2>{t(offer.type === 'rsvp' ? 'rsvpHeading' : 'rsvpWaitlistHeading')}</h2>
        {offer.type === 'waitlist' && <p>{t('rsvpWaitlistText')}</p>}
        <RsvpForm
          event={event}
          type={offer.type}
          onAnswered={(rsvp, how) => {
            setSaid(how)
            keep(event.id ?? '', rsvp)
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
  return <NotOpen event={event} offer={offer} words={words} now={now} format={format} path={path} />
}

interface NotOpenProps extends Pick<Props, 'event' | 'words' | 'now' | 'format' | 'path'> {
  offer: EventOffer
}

/** Why there is no form, and what there is instead (spec part 2, section 2: Event detail and RSVP panel). */
function NotOpen({ event, offer, words, now, format, path }: NotOpenProps) {
  const t = useText()
  if (offer.type === 'before') {
    const { weekday, date, time, here } = momentWords(offer.opens, now, format)
    return (
      <>
        <p className="mq-rsvp__over">{t('rsvpBefore')}</p>
        <h2>{t('eventDay', { weekday, date })}</h2>
        {time && <p>{time}</p>}
        {here && <p>{t('eventHere', { time: here.time })}</p>}
        <CalendarMenu
          className={buttonClass('line', false, 'mq-rsvp__next')}
          event={ticketsOpening(event, t)}
          path={path}
          label={t('rsvpRemind')}
          minutes={OPENING}
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
      {reason === 'over' && words && (
        <p>{t('rsvpWas', { date: t('eventDay', { weekday: words.weekday, date: words.date }) })}</p>
      )}
      {title?.slug && title.name && event.display_show_title !== false && (
        <SmartLink className={buttonClass('line', false, 'mq-rsvp__next')} href={titleAddress(title.slug)}>
          {t('rsvpAboutTitle', { name: title.name })}
        </SmartLink>
      )}
    </>
  )
}

interface AnsweredProps {
  event: Event
  rsvp: Rsvp
  /** What the service has just said; undefined: it was answered before. */
  text: TextKey | undefined
  path: string
}

/** The answer stands in place of the form, and takes the focus when it has just been given. */
function Answered({ event, rsvp, text, path }: AnsweredProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const cancel = useCancelAddress(event.id, rsvp.id)
  const hasCancelPage = useCancelRoute() !== undefined
  const { signedIn } = useSession()
  const directions = directionsTo(event)
  useEffect(() => {
    if (text) heading.current?.focus()
  }, [text])
  const facts: [TextKey, ReactNode][] = [
    ['rsvpName', `${rsvp.first_name} ${rsvp.last_name}`],
    ['rsvpGuests', t('rsvpGuestCount', { count: guestsOf(rsvp) })],
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
        {cancel && <SmartLink href={cancel}>{t('rsvpCancel')}</SmartLink>}
        {!signedIn && hasCancelPage && <p>{t('rsvpCancelByMail')}</p>}
      </div>
    </>
  )
}
