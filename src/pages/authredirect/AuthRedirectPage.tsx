import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathKey } from '../../lib/url/internalPath'
import { MessagePage } from '../../page/MessagePage'
import { takeAutoRedirect } from '../../session/oidc/autoRedirect'
import { oidcErrorText } from '../../session/oidc/OidcError'
import { providerOf } from '../../session/oidc/provider'
import { useAuthRedirect } from '../../session/oidc/useAuthRedirect'
import { takeReturnLocation } from '../../session/returnLocation'
import type { PageProps } from '../../site/pageProps'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'

/**
 * Spec, section 2: /auth and /keycloak-login redirect to the external sign-in page. The first redirect is automatic;
 * after that the visitor presses a button, which prevents redirect loops (threats S4).
 */
export default function AuthRedirectPage({ pathname }: PageProps) {
  const t = useText()
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  const navigate = useNavigate()
  const keycloak = pathKey(pathname) === '/keycloak-login'
  const provider = useMemo(() => providerOf(keycloak ? 'keycloak' : 'external', plan.document), [keycloak, plan])
  const { redirect, redirecting, failure } = useAuthRedirect(provider)
  const isDone = keycloak && signedIn

  useEffect(() => {
    if (isDone) navigate(takeReturnLocation() ?? '/', { replace: true })
    else if (provider && takeAutoRedirect()) redirect()
  }, [isDone, provider, redirect, navigate])

  if (isDone) return null
  if (!provider)
    return (
      <MessagePage
        heading={t('signInUnset')}
        text={t('signInUnsetMore')}
        // A forced login would redirect back to this page.
        link={plan.document.site_config.force_keycloak ? undefined : { href: '/', label: t('goHome') }}
      />
    )
  const message = failure
    ? oidcErrorText(failure, t)
    : { heading: t('signInElsewhere', { site: plan.title }), text: t('signInElsewhereMore') }
  return (
    <MessagePage {...message}>
      <Button kind="first" aria-disabled={redirecting} onClick={() => redirecting || redirect()}>
        {failure ? t('tryAgain') : t('continueToSignIn')}
      </Button>
    </MessagePage>
  )
}
