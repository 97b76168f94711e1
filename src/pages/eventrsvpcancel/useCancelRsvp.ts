import { useState } from 'react'
import { useVisitorRsvps } from '../../events/visitorRsvps'
import { cancelRsvp } from '../../service/events/rsvp'
import { ServiceError } from '../../service/http/response'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { showToast } from '../../ui/overlay/toast/showToast'
import type { EmailLinkParams } from './mailLink'

/** unconfirmed → confirm → requesting → cancelled (spec part 2, section 4: RSVP cancel). */
export type CancelStep = 'unconfirmed' | 'confirm' | 'requesting' | 'cancelled'

export function useCancelRsvp(eventId: string, link: EmailLinkParams) {
  const t = useText()
  const { http } = useRuntime()
  const { clear } = useVisitorRsvps()
  const [step, setStep] = useState<CancelStep>('unconfirmed')
  const cancel = async () => {
    setStep('requesting')
    try {
      if (!(await cancelRsvp(http, eventId, link))) throw new ServiceError('status', '', 404)
      clear(eventId)
      setStep('cancelled')
      showToast(t('rsvpCancelDone'))
    } catch (error) {
      setStep('unconfirmed')
      showToast(t(failureText(error)), 'alert')
    }
  }
  return { step, confirm: () => setStep('confirm'), dismiss: () => setStep('unconfirmed'), cancel }
}

/** Spec part 2, section 8. */
function failureText(error: unknown): TextKey {
  if (!(error instanceof ServiceError) || error.kind !== 'status') return 'rsvpCancelFailed'
  if (error.status === 403) return 'rsvpCancelForbidden'
  return error.status < 500 ? 'rsvpCancelNone' : 'rsvpCancelFailed'
}
