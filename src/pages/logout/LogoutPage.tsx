import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../../service/profile'
import { preventAutoRedirect } from '../../session/oidc/autoRedirect'
import { readStoredTokens } from '../../session/oidc/storedTokens'
import { useRuntime } from '../../site/react/RuntimeContext'

const END_SESSION_TIMEOUT_MS = 1000

/**
 * Clears all auth data and navigates to / (spec: /logout; with a reload if refresh_after_logout is set). The visitor is
 * signed out immediately, without waiting for the service, and at the identity provider if the session started there.
 */
export default function LogoutPage() {
  const { http, session, plan } = useRuntime()
  const navigate = useNavigate()
  useEffect(() => {
    // Sent first, because the request needs the token.
    const sessionEnded = endSession(http).catch(() => {})
    const tokens = readStoredTokens()
    session.signedOut()
    if (plan.document.site_config.force_keycloak) preventAutoRedirect()
    if (tokens) {
      // Otherwise the identity provider would sign the visitor in again. Its page redirects back to /.
      const goHome = () => window.location.replace('/')
      import('../../session/oidc/endProviderSession')
        .then(({ endProviderSession }) => endProviderSession(tokens))
        .then((redirects) => redirects || goHome(), goHome)
      return
    }
    if (!plan.document.site_config.auth?.refresh_after_logout) {
      navigate('/', { replace: true })
      return
    }
    const reload = () => window.location.replace('/')
    const timer = setTimeout(reload, END_SESSION_TIMEOUT_MS)
    sessionEnded.then(reload)
    return () => clearTimeout(timer)
  }, [http, session, plan, navigate])
  return null
}
