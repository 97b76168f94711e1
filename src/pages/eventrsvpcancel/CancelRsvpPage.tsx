import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from '../../data/useQuery'
import { cancelParams } from '../../events/cancelParams'
import { useOwnAnswers } from '../../events/ownAnswers'
import { useEventsRoute } from '../../events/useEventsRoute'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { cancelRsvp, eventQuery, rsvpQuery } from '../../service/events/rsvp'
import { ServiceError } from '../../service/http/response'
import { isNotFound } from '../../service/query'
import type { PageProps } from '../../site/pageProps'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button, buttonClass } from '../../ui/Button'
import { showToast } from '../../ui/overlay/toast/showToast'
import { Skeleton } from '../../ui/Skeleton'
import { SmartLink } from '../../ui/SmartLink'
import { ConfirmCancel } from './ConfirmCancel'
import { useMailLink } from './mailLink'
import { Ticket } from './Ticket'
import './cancelRsvp.scss'

/**
 * Takes an answer back, by the link of a mail or by the session (spec part 2, section 2: RSVP cancel page). Opening it
 * changes nothing: whatever scans mails opens links.
 */
export default function CancelRsvpPage({ params, search, pathname }: PageProps) {
  const { eventId, rsvpId } = cancelParams(Object.keys(params))
  const idOf = (name: string | undefined) => (name && params[name]) || ''
  return <Cancel key={pathname} eventId={idOf(eventId)} rsvpId={idOf(rsvpId)} search={search} />
}

/** unconfirmed → confirm → requesting → cancelled (spec part 2, section 4: RSVP cancel). */
type Step = 'unconfirmed' | 'confirm' | 'requesting' | 'cancelled'

function Cancel({ eventId, rsvpId, search }: { eventId: string; rsvpId: string; search: string }) {
  const t = useText()
  const { http } = useRuntime()
  const { signedIn } = useSession()
  const navigate = useNavigate()
  const { path: events, timeFormat } = useEventsRoute()
  const { clear } = useOwnAnswers()
  const link = useMailLink(search)
  const event = useQuery(eventQuery(eventId))
  // It may have been taken back in another tab.
  const rsvp = useQuery(rsvpQuery(rsvpId), { removeOnUnmount: true })
  const [done, setDone] = useState<Step>('unconfirmed')
  const step = rsvp.data?.is_cancelled ? 'cancelled' : done
  const heading = useRef<HTMLHeadingElement>(null)

  const isMissing = isNotFound(rsvp.error) || isNotFound(event.error)
  useEffect(() => {
    if (!isMissing) return
    showToast(t('rsvpNotFound'), 'alert')
    navigate(events, { replace: true })
  }, [isMissing, t, navigate, events])
  useEffect(() => {
    if (done === 'cancelled') heading.current?.focus()
  }, [done])

  const cancel = async () => {
    setDone('requesting')
    try {
      if (!(await cancelRsvp(http, eventId, link))) throw new ServiceError('status', '', 404)
      clear(eventId)
      setDone('cancelled')
      showToast(t('rsvpCancelDone'))
    } catch (error) {
      setDone('unconfirmed')
      showToast(t(failureOf(error)), 'alert')
    }
  }

  const error = event.error ?? rsvp.error
  if (isMissing) return <PageFrame title={t('rsvpCancelHeading')}>{null}</PageFrame>
  if (error !== undefined) {
    const retry = () => {
      if (event.error !== undefined) event.retry()
      if (rsvp.error !== undefined) rsvp.retry()
    }
    return (
      <MessagePage
        heading={t('rsvpCancelHeading')}
        text={t('pageFailedMore')}
        link={{ href: events, label: t('eventAll') }}
      >
        <Button kind="line" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </MessagePage>
    )
  }
  const isCancelled = step === 'cancelled'
  // Without a session the call needs both (spec part 2, section 6). A reload loses them (threats S10).
  const canCancel = signedIn || (link.email !== undefined && link.token !== undefined)
  return (
    <PageFrame title={t(isCancelled ? 'rsvpCancelled' : 'rsvpCancelHeading')}>
      <div className="mq-cancel mq-wrap">
        <h1 ref={heading} tabIndex={-1}>
          {t(isCancelled ? 'rsvpCancelled' : 'rsvpCancelHeading')}
        </h1>
        <p className="mq-cancel__text">{t(isCancelled ? 'rsvpCancelledText' : 'rsvpCancelText')}</p>
        {event.data && rsvp.data ? (
          <Ticket event={event.data} rsvp={rsvp.data} format={timeFormat} isVoid={isCancelled} showsEmail={!signedIn} />
        ) : (
          <Skeleton shape="promo" />
        )}
        {!isCancelled && rsvp.data && !canCancel && <p className="mq-cancel__by-mail">{t('rsvpCancelByMail')}</p>}
        <div className="mq-cancel__ways">
          {!isCancelled && rsvp.data && canCancel && (
            <Button
              kind="first"
              aria-disabled={step === 'requesting'}
              onClick={() => step === 'unconfirmed' && setDone('confirm')}
            >
              {t(step === 'requesting' ? 'rsvpCancelling' : 'rsvpCancel')}
            </Button>
          )}
          <SmartLink className={buttonClass('line')} href={isCancelled ? events : `${events}/${eventId}`}>
            {t(isCancelled ? 'eventAll' : canCancel ? 'rsvpKeep' : 'eventOpen')}
          </SmartLink>
        </div>
      </div>
      {step === 'confirm' && <ConfirmCancel onYes={cancel} onNo={() => setDone('unconfirmed')} />}
    </PageFrame>
  )
}

/** What is said of an answer that could not be taken back (spec part 2, section 8). */
function failureOf(error: unknown): TextKey {
  if (!(error instanceof ServiceError) || error.kind !== 'status') return 'rsvpCancelFailed'
  if (error.status === 403) return 'rsvpCancelForbidden'
  return error.status < 500 ? 'rsvpCancelNone' : 'rsvpCancelFailed'
}
