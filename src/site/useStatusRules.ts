import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from './RuntimeContext'
import { siteAction, siteEvent } from './statusRules'

/** Leads to /restricted after a 400, ends the session after a 401, and records what is recorded (spec, section 8). */
export function useStatusRules(): void {
  const { statusLog, session, events } = useRuntime()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const at = useRef(pathname)
  at.current = pathname
  useEffect(
    () =>
      statusLog.listen((bad) => {
        const event = siteEvent(bad)
        if (event) events.record(event, bad.path)
        const action = siteAction(bad, at.current, session.authorization())
        if (action === 'restricted') navigate('/restricted')
        if (action === 'sign-out') session.signedOut()
      }),
    [statusLog, session, events, navigate],
  )
}
