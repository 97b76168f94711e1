import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../../text/TextContext'
import { siteAction, siteEvent } from '../statusRules'
import { useRuntime } from './RuntimeContext'

/** Leads to /restricted after a 400, ends the session after a 401, and records what is recorded (spec, section 8). */
export function useStatusRules(): void {
  const { statusLog, session, events, plan } = useRuntime()
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const at = useRef(pathname)
  at.current = pathname
  useEffect(
    () =>
      statusLog.listen((bad) => {
        const event = siteEvent(bad)
        if (event) events.tell({ name: event, path: bad.path.replace(/[?#].*/s, '') })
        const action = siteAction(bad, at.current, session.authorization())
        if (action === 'restricted') navigate('/restricted')
        if (action === 'sign-out') {
          session.signedOut()
          // Why is said when its words are there: a visitor who is signed out must not wait for them.
          import('../../session/loginErrors').then(
            ({ announceSessionEnd }) =>
              announceSessionEnd(session, bad.code, t, plan.document.site_config.auth?.error_messages),
            () => {},
          )
        }
      }),
    [statusLog, session, events, plan, navigate, t],
  )
}
