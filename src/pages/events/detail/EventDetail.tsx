import { useMemo } from 'react'
import { titleAddress } from '../../../catalogue/title/titleLink'
import { useQuery } from '../../../data/useQuery'
import { CalendarMenu } from '../../../events/CalendarMenu'
import { EventPicture } from '../../../events/EventPicture'
import { EventTimes, eventTimeTexts } from '../../../events/EventTimes'
import { directionsHref, eventLocation, eventName } from '../../../events/eventFacts'
import { offerChangeTimes } from '../../../events/eventOffer'
import { useEventClock } from '../../../events/useEventClock'
import { useVisitorRsvps } from '../../../events/visitorRsvps'
import type { Event } from '../../../generated/types'
import { MessagePage } from '../../../page/MessagePage'
import { PageFrame } from '../../../page/PageFrame'
import { eventQuery } from '../../../service/events/rsvp'
import { encodePathSegment } from '../../../service/http/segment'
import { isNotFound } from '../../../service/query'
import { useText } from '../../../text/TextContext'
import { Button, buttonClass } from '../../../ui/Button'
import { Html } from '../../../ui/html/Html'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/Skeleton'
import { SmartLink } from '../../../ui/SmartLink'
import { EventMap } from './EventMap'
import { RsvpPanel } from './RsvpPanel'
import './eventDetail.scss'

interface Props {
  id: string
  base: string
  format: string | undefined
}

/** An event with its RSVP panel (spec part 2, section 2: Event detail and RSVP panel). */
export function EventDetail({ id, base, format }: Props) {
  const t = useText()
  const { data, error, retry } = useQuery(eventQuery(id))
  const listLink = { href: base, label: t('eventAll') }
  if (isNotFound(error)) return <MessagePage heading={t('eventsNone')} text={t('eventGone')} link={listLink} />
  if (error !== undefined) {
    return (
      <MessagePage heading={t('eventFailed')} text={t('pageFailedMore')} link={listLink}>
        <Button kind="line" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </MessagePage>
    )
  }
  if (!data) {
    return (
      <PageFrame title={t('events')}>
        <div className="mq-event mq-event--waits" aria-busy="true">
          <h1 className="mq-vh" tabIndex={-1}>
            {t('events')}
          </h1>
          <Skeleton shape="hero" />
        </div>
      </PageFrame>
    )
  }
  return <LoadedEvent event={data} base={base} format={format} onChanged={retry} />
}

interface LoadedEventProps extends Pick<Props, 'base' | 'format'> {
  event: Event
  onChanged: () => void
}

function LoadedEvent({ event: loadedEvent, base, format, onChanged }: LoadedEventProps) {
  const t = useText()
  const event = useVisitorRsvps().withRsvp(loadedEvent)
  const now = useEventClock(useMemo(() => offerChangeTimes(loadedEvent), [loadedEvent]))
  const texts = eventTimeTexts(event, now, format)
  const name = eventName(event)
  const path = `${base}/${encodePathSegment(event.id ?? '')}`
  const { title, description } = event
  const showsTitle = title && event.display_show_title !== false
  return (
    <PageFrame title={name}>
      <div className="mq-event">
        <div className="mq-event__about">
          <div className="mq-event__head">
            {event.logos?.event?.filepath && (
              <EventPicture
                src={event.logos.event.filepath}
                width={1200}
                height={560}
                sizes="(max-width: 1023px) 100vw, 64vw"
                first
              />
            )}
            <SmartLink className={buttonClass('quiet', false, 'mq-event__close')} href={base}>
              <Icon name="previous" />
              {t('eventAll')}
            </SmartLink>
          </div>
          <div className="mq-event__words">
            {showsTitle && (
              <p className="mq-event__invited">
                {t('eventInvited')}{' '}
                {title.slug ? <SmartLink href={titleAddress(title.slug)}>{title.name}</SmartLink> : title.name}
              </p>
            )}
            <h1 className={event.display_event_title === false ? 'mq-vh' : undefined} tabIndex={-1}>
              {name}
            </h1>
            {description && <Html className="mq-event__text" html={description} />}
            <div className="mq-event__facts">
              <EventLocation event={event} />
              <section>
                <h2>{t('eventWhen')}</h2>
                <EventTimes texts={texts} />
                {texts && <CalendarMenu className="mq-event__link" event={event} path={path} />}
              </section>
            </div>
            <EventMap event={event} />
          </div>
        </div>
        <aside className="mq-event__panel" aria-label={t('eventRsvp')}>
          <div className="mq-event__stay">
            <RsvpPanel event={event} texts={texts} now={now} format={format} path={path} onChanged={onChanged} />
          </div>
        </aside>
      </div>
    </PageFrame>
  )
}

const PIN_ICON =
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 1 1 13 0c0 5.4-6.5 11-6.5 11ZM14.2 10a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Z'

function EventLocation({ event }: { event: Event }) {
  const t = useText()
  const { name, lines } = eventLocation(event)
  const directions = directionsHref(event)
  if (!event.location?.is_virtual && !name && lines.length === 0) return null
  return (
    <section>
      <h2>{t('eventWhere')}</h2>
      <strong>{event.location?.is_virtual ? t('eventVirtual') : name}</strong>
      {!event.location?.is_virtual && lines.map((line) => <span key={line}>{line}</span>)}
      {directions && (
        <SmartLink className="mq-event__link" href={directions} target="_blank">
          <Icon path={PIN_ICON} />
          {t('eventDirections')}
        </SmartLink>
      )}
    </section>
  )
}
