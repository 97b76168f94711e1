import { useEffect, useRef } from 'react'
import { useRuntime, useSession } from '../site/react/RuntimeContext'

/**
 * Reloads a page with a sign-in form after signing in, if refresh_after_login is set (spec, section 4). Pages that navigate
 * after signing in use `useNavigateAfterSignIn`.
 * @param hasForm the page shows a sign-in form
 */
export function useReloadAfterLogin(hasForm: boolean): void {
  const { plan } = useRuntime()
  const { signedIn, inMemory } = useSession()
  const hadForm = useRef(false)
  useEffect(() => {
    // Without cookies a reload would end the session.
    const wanted = plan.document.site_config.auth?.refresh_after_login && !inMemory
    if (signedIn && hadForm.current && wanted) window.location.reload()
    hadForm.current = hasForm && !signedIn
  }, [plan, signedIn, inMemory, hasForm])
}
