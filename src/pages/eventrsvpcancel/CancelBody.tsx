import { useEffect, useRef } from 'react'
import { useEventsRoute } from '../../events/useEventsRoute'
import type { Event, Rsvp } from '../../generated/types'
import { PageFrame } from '../../page/PageFrame'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { ConfirmCancel } from './ConfirmCancel'
import type { EmailLinkParams } from './mailLink'
import { Ticket } from './Ticket'
import type { CancelStep, useCancelRsvp } from './useCancelRsvp'

interface Props {
  eventId: string
  link: EmailLinkParams
  /** undefined while it loads, like `rsvp`. */
  event: Event | undefined
  rsvp: Rsvp | undefined
  cancellation: ReturnType<typeof useCancelRsvp>
}

export function CancelBody({ eventId, link, event, rsvp, cancellation }: Props) {
  const t = useText()
  const { signedIn } = useSession()
  const { timeFormat } = useEventsRoute()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = rsvp?.is_cancelled ? 'cancelled' : cancellation.step
  useEffect(() => {
    if (cancellation.step === 'cancelled') heading.current?.focus()
  }, [cancellation.step])
  const isCancelled = step === 'cancelled'
  const title = t(isCancelled ? 'rsvpCancelled' : 'rsvpCancelHeading')
  // Without a session the request needs both (spec part 2, section 6). A reload loses them (threats S10).
  const canCancel = signedIn || (link.email !== undefined && link.token !== undefined)
  return (
    <PageFrame title={title}>
      <div className="mq-cancel mq-wrap">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mq-cancel__text">{t(isCancelled ? 'rsvpCancelledText' : 'rsvpCancelText')}</p>
        {event && rsvp ? (
          <Ticket event={event} rsvp={rsvp} format={timeFormat} isVoid={isCancelled} showsEmail={!signedIn} />
        ) : (
          <Skeleton shape="promo" />
        )}
        <Actions
          eventId={eventId}
          step={step}
          isLoaded={rsvp !== undefined}
          canCancel={canCancel}
          onCancel={cancellation.confirm}
        />
      </div>
      {step === 'confirm' && <ConfirmCancel onYes={cancellation.cancel} onNo={cancellation.dismiss} />}
    </PageFrame>
  )
}

interface ActionsProps {
  eventId: string
  step: CancelStep
  isLoaded: boolean
  canCancel: boolean
  onCancel: () => void
}

function Actions({ eventId, step, isLoaded, canCancel, onCancel }: ActionsProps) {
  const t = useText()
  const { path: events } = useEventsRoute()
  const isCancelled = step === 'cancelled'
  const offersCancel = !isCancelled && isLoaded
  return (
    <>
      {offersCancel && !canCancel && <p className="mq-cancel__by-mail">{t('rsvpCancelByMail')}</p>}
      <div className="mq-cancel__ways">
        {offersCancel && canCancel && (
          <Button
            kind="first"
            aria-disabled={step === 'requesting'}
            onClick={() => step === 'unconfirmed' && onCancel()}
          >
            {t(step === 'requesting' ? 'rsvpCancelling' : 'rsvpCancel')}
          </Button>
        )}
        <SmartLink className={buttonClass('line')} href={isCancelled ? events : `${events}/${eventId}`}>
          {t(isCancelled ? 'eventAll' : canCancel ? 'rsvpKeep' : 'eventOpen')}
        </SmartLink>
      </div>
    </>
  )
}
