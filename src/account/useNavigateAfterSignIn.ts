import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeReturnLocation } from '../session/returnLocation'
import { defaultRoute } from '../site/plan/plan'
import { useRuntime } from '../site/react/RuntimeContext'

/**
 * Navigates after signing in: to the stored location, else to the default route; with a reload if refresh_after_login is set
 * (spec, section 4).
 */
export function useNavigateAfterSignIn(): (to?: string) => void {
  const { plan, routes, session } = useRuntime()
  const navigate = useNavigate()
  return useCallback(
    (to) => {
      const start = defaultRoute(routes())?.route
      const remembered = takeReturnLocation()
      const target = to ?? remembered ?? (start && !start.includes(':') ? start : '/')
      const { signedIn, inMemory } = session.state()
      // Without cookies a reload would end the session.
      const reload = plan.document.site_config.auth?.refresh_after_login && signedIn && !inMemory
      if (reload) window.location.replace(target)
      else navigate(target, { replace: true })
    },
    [plan, routes, session, navigate],
  )
}
