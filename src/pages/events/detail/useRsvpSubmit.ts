import { useRef, useState } from 'react'
import type { Affiliation, Event, Rsvp } from '../../../generated/types'
import { toastFailure } from '../../../page/toastFailure'
import { sendRsvp } from '../../../service/events/rsvp'
import { ServiceError } from '../../../service/http/response'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import type { TextKey } from '../../../text/texts'
import type { RsvpValues } from './rsvpFields'

export interface RsvpFormProps {
  event: Event
  /** RSVP or waitlist; also decides the label of the button (spec part 2, section 2). */
  type: 'rsvp' | 'waitlist'
  /** Called with the saved RSVP and the key of the message to show. */
  onRegistered: (rsvp: Rsvp, text: TextKey) => void
  /** Called if the service refuses the RSVP: the event may have changed. */
  onRefused: () => void
}

/** Matches messages about an earlier RSVP of this visitor (spec part 2, section 8), not "All seats are already taken". */
const ALREADY_REGISTERED_MESSAGE = /\byou(?: have| are|['’]ve|['’]re)? already\b|\balready rsvp/i

/** Sends an RSVP, one at a time. `errorLines` has the lines of the last error message. */
export function useRsvpSubmit({ event, type, onRegistered, onRefused }: RsvpFormProps, affiliation?: Affiliation) {
  const t = useText()
  const { http } = useRuntime()
  const [errorLines, setErrorLines] = useState<string[]>()
  const isSending = useRef(false)

  const refuse = (message?: string) => {
    setErrorLines([t('contactFailed'), ...(message ? [message] : [])])
    onRefused()
  }
  const send = async (values: RsvpValues) => {
    // A second press may happen before the button is disabled.
    if (isSending.current) return
    isSending.current = true
    setErrorLines(undefined)
    const guests = Number(values.guests) || 0
    const form = {
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      email: values.email.trim(),
      ...(values.affiliation && { affiliation: values.affiliation }),
      ...(guests > 0 && { guests }),
    }
    try {
      const result = await sendRsvp(http, event.id ?? '', form)
      const rsvp: Rsvp = { ...form, affiliation: affiliation?.name, guest_count: guests, type, ...result.rsvp }
      if (result.success) onRegistered(rsvp, rsvp.type === 'waitlist' ? 'rsvpOnWaitlist' : 'rsvpDone')
      else if (result.message && ALREADY_REGISTERED_MESSAGE.test(result.message)) onRegistered(rsvp, 'rsvpAlready')
      else refuse(result.message)
    } catch (error) {
      if (error instanceof ServiceError && error.status === 401) toastFailure(error, t)
      else refuse()
    } finally {
      isSending.current = false
    }
  }
  return { send, errorLines }
}
