import { useEffect, useRef } from 'react'
import { useRuntime, useSession } from '../site/react/RuntimeContext'

/**
 * Reloads a page that asked for a sign-in and got one, where refresh_after_login says so (spec, section 4). Pages that
 * lead on after signing in do it by `useEnterSite`.
 * @param asking the page shows a form of signing in
 */
export function useRefreshAfterLogin(asking: boolean): void {
  const { plan } = useRuntime()
  const { signedIn, inMemory } = useSession()
  const asked = useRef(false)
  useEffect(() => {
    // Without cookies a reload would end what has just begun.
    const wanted = plan.document.site_config.auth?.refresh_after_login && !inMemory
    if (signedIn && asked.current && wanted) window.location.reload()
    asked.current = asking && !signedIn
  }, [plan, signedIn, inMemory, asking])
}
