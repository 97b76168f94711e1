import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from '../../data/useQuery'
import { findCancelParamNames } from '../../events/findCancelParamNames'
import { useEventsRoute } from '../../events/useEventsRoute'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { eventQuery, rsvpQuery } from '../../service/events/rsvp'
import { isNotFound } from '../../service/query'
import type { PageProps } from '../../site/pageProps'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/overlay/toast/showToast'
import { CancelBody } from './CancelBody'
import { useEmailLinkParams } from './mailLink'
import { useCancelRsvp } from './useCancelRsvp'
import './cancelRsvp.scss'

/**
 * Cancels an RSVP with the link of an email or a session (spec part 2, section 2: RSVP cancel page). Opening the page
 * changes nothing, because email scanners open links.
 */
export default function CancelRsvpPage({ params, search, pathname }: PageProps) {
  const { eventId, rsvpId } = findCancelParamNames(Object.keys(params))
  const param = (name: string | undefined) => (name && params[name]) || ''
  return <Cancel key={pathname} eventId={param(eventId)} rsvpId={param(rsvpId)} search={search} />
}

function Cancel({ eventId, rsvpId, search }: { eventId: string; rsvpId: string; search: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { path: events } = useEventsRoute()
  const link = useEmailLinkParams(search)
  const event = useQuery(eventQuery(eventId))
  // Not cached: it may have been cancelled in another tab.
  const rsvp = useQuery(rsvpQuery(rsvpId), { removeOnUnmount: true })
  const cancellation = useCancelRsvp(eventId, link)

  const isMissing = isNotFound(rsvp.error) || isNotFound(event.error)
  useEffect(() => {
    if (!isMissing) return
    showToast(t('rsvpNotFound'), 'alert')
    navigate(events, { replace: true })
  }, [isMissing, t, navigate, events])

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
  return <CancelBody eventId={eventId} link={link} event={event.data} rsvp={rsvp.data} cancellation={cancellation} />
}
