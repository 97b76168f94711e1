import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SwitchAccountPrompt } from '../../account/SwitchAccountPrompt'
import { useNavigateAfterSignIn } from '../../account/useNavigateAfterSignIn'
import { exchangeHandover, handoverTarget } from '../../session/sso/handover'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'

/**
 * Spec, section 2: /sso/tva exchanges the token of another application and redirects. The page is blank; a failed
 * exchange redirects to /. The token is removed from the address first (threats R2), and the visitor confirms a change
 * of account (S3).
 */
export default function SsoTvaPage({ pathname, search }: PageProps) {
  const { http, session, plan } = useRuntime()
  const navigate = useNavigate()
  const enter = useNavigateAfterSignIn()
  const [confirming, setConfirming] = useState(false)
  const { okta_settings: okta, site_config } = plan.document
  const query = useMemo(() => new URLSearchParams(search), [search])
  const clientId = okta?.okta_Web_client_id ?? site_config.auth?.keycloak?.client_id ?? ''
  const target = useMemo(
    () => handoverTarget(query.get('redirect'), site_config.auth?.redirect_hosts) ?? { inside: true, to: '/' },
    [query, site_config],
  )

  const redirect = useCallback(() => {
    if (target.inside) enter(target.to)
    else window.location.replace(target.to)
  }, [target, enter])

  const exchange = useCallback(async () => {
    const token = query.get('token') ?? ''
    if (await exchangeHandover(http, session, token, clientId)) redirect()
    else navigate('/', { replace: true })
  }, [http, session, query, clientId, redirect, navigate])

  const onOpen = useEffectEvent(() => {
    window.history.replaceState(window.history.state, '', pathname)
    if (!confirming) exchange()
  })
  useEffect(() => onOpen(), [])

  if (!confirming) return null
  return (
    <SwitchAccountPrompt
      currentUser={session.state().profile?.email}
      onSwitch={() => {
        setConfirming(false)
        exchange()
      }}
      onStay={redirect}
    />
  )
}
