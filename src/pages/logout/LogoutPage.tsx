import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../../service/profile'
import { holdAutoRedirect } from '../../session/oidc/autoRedirect'
import { keptTokens } from '../../session/oidc/keptTokens'
import { useRuntime } from '../../site/react/RuntimeContext'

/** How long a reload waits for the service to hear of it, in milliseconds. */
const PATIENCE = 1000

/**
 * Clears all auth data and goes to / (spec: /logout; with a reload where refresh_after_logout asks for it). The visitor
 * is signed out here at once, whatever the service says, and at the identity provider where the session began there.
 */
export default function LogoutPage() {
  const { http, session, plan } = useRuntime()
  const navigate = useNavigate()
  useEffect(() => {
    // Begun before the token goes: it carries it.
    const told = endSession(http).catch(() => {})
    const tokens = keptTokens()
    session.signedOut()
    if (plan.document.site_config.force_keycloak) holdAutoRedirect()
    if (tokens) {
      // The identity provider would sign the visitor in again without asking. Its page comes back to the start.
      const home = () => window.location.replace('/')
      import('../../session/oidc/endProviderSession')
        .then(({ endProviderSession }) => endProviderSession(tokens))
        .then((left) => left || home(), home)
      return
    }
    if (!plan.document.site_config.auth?.refresh_after_logout) {
      navigate('/', { replace: true })
      return
    }
    const leave = () => window.location.replace('/')
    const timer = setTimeout(leave, PATIENCE)
    told.then(leave)
    return () => clearTimeout(timer)
  }, [http, session, plan, navigate])
  return null
}
