import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from './RuntimeContext'
import { siteAction } from './statusRules'

/** Leads to /restricted after a 400, and ends the session after a 401 (spec, section 8). */
export function useStatusRules(): void {
  const { statusLog, session } = useRuntime()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const at = useRef(pathname)
  at.current = pathname
  useEffect(
    () =>
      statusLog.listen((bad) => {
        const action = siteAction(bad, at.current, session.authorization())
        if (action === 'restricted') navigate('/restricted')
        if (action === 'sign-out') session.signedOut()
      }),
    [statusLog, session, navigate],
  )
}
