import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { takePlace } from '../session/rememberedPlace'
import { defaultRoute } from '../site/plan/plan'
import { useRuntime } from '../site/react/RuntimeContext'

/**
 * Leads on after signing in: to the place that was remembered, else to the default route; with a reload where
 * refresh_after_login asks for it (spec, section 4).
 */
export function useEnterSite(): (to?: string) => void {
  const { plan, routes, session } = useRuntime()
  const navigate = useNavigate()
  return useCallback(
    (to) => {
      const start = defaultRoute(routes())?.route
      const target = to ?? takePlace() ?? (start && !start.includes(':') ? start : '/')
      const { signedIn, fleeting } = session.state()
      // Without cookies a reload would end what has just begun.
      const reload = plan.document.site_config.auth?.refresh_after_login && signedIn && !fleeting
      if (reload) window.location.replace(target)
      else navigate(target, { replace: true })
    },
    [plan, routes, session, navigate],
  )
}
