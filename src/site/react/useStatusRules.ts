import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { BadStatus } from '../../service/http/statusLog'
import { useText } from '../../text/TextContext'
import { actionForStatus, eventForStatus } from '../statusRules'
import { useRuntime } from './RuntimeContext'

/** Opens /restricted after a 400, ends the session after a 401, and records events (spec, section 8). */
export function useStatusRules(): void {
  const { statusLog, session, events, plan } = useRuntime()
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const onBadStatus = useEffectEvent((bad: BadStatus) => {
    const event = eventForStatus(bad)
    if (event) events.emit({ name: event, path: bad.path.replace(/[?#].*/s, '') })
    const action = actionForStatus(bad, pathname, session.authorization())
    if (action === 'restricted') navigate('/restricted')
    if (action !== 'sign-out') return
    session.signedOut()
    // Signing out does not wait for the text of the reason, which loads separately.
    import('../../session/loginErrors').then(
      ({ announceSessionEnd }) =>
        announceSessionEnd(session, bad.code, t, plan.document.site_config.auth?.error_messages),
      () => {},
    )
  })
  useEffect(() => statusLog.subscribe((bad) => onBadStatus(bad)), [statusLog])
}
