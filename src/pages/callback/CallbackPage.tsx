import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SwitchAccountPrompt } from '../../account/SwitchAccountPrompt'
import { useNavigateAfterSignIn } from '../../account/useNavigateAfterSignIn'
import { MessagePage } from '../../page/MessagePage'
import { completeSignIn, type SignInCompletion } from '../../session/oidc/completeSignIn'
import { oidcErrorText } from '../../session/oidc/OidcError'
import { connectionOfPath, type Provider, providerOf } from '../../session/oidc/provider'
import { useAuthRedirect } from '../../session/oidc/useAuthRedirect'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/overlay/toast/showToast'

/**
 * Spec, section 2: /callback, /callback/keycloak-login and /login/callback exchange the provider's response for a
 * token. The response is removed from the address first; without one there is nothing to exchange.
 */
export default function CallbackPage({ pathname, search }: PageProps) {
  const t = useText()
  const { http, session, plan } = useRuntime()
  const navigate = useNavigate()
  const enter = useNavigateAfterSignIn()
  const provider = useMemo(() => providerOf(connectionOfPath(pathname) ?? 'external', plan.document), [pathname, plan])
  const [completion, setCompletion] = useState<SignInCompletion>()

  useEffect(() => {
    window.history.replaceState(window.history.state, '', pathname)
    if (!provider) return
    if (search === '' && session.state().signedIn) {
      navigate('/', { replace: true })
      return
    }
    let active = true
    completeSignIn({ http, session, provider, search }).then((next) => active && setCompletion(next))
    return () => {
      active = false
    }
  }, [http, session, provider, pathname, search, navigate])

  useEffect(() => {
    if (completion?.type === 'done') enter()
    if (completion?.type === 'no-access') {
      session.signInFailed([t('unauthorized')])
      navigate('/noaccess', { replace: true })
    }
    if (completion?.type === 'device') {
      session.signInFailed([t(completion.text)])
      showToast(t(completion.text), 'alert')
    }
    // A redirect that was not started here must not sign the visitor out.
    if (completion?.type === 'failed' && completion.failure.reason !== 'unsolicited')
      session.signInFailed([oidcErrorText(completion.failure, t).text])
  }, [completion, enter, session, navigate, t])

  if (!provider)
    return (
      <MessagePage heading={t('signInUnset')} text={t('signInUnsetMore')} link={{ href: '/', label: t('goHome') }} />
    )
  if (completion?.type === 'failed')
    return <CallbackFailure provider={provider} {...oidcErrorText(completion.failure, t)} />
  if (completion?.type === 'device')
    return <CallbackFailure provider={provider} heading={t('deviceRefused')} text={t(completion.text)} />
  if (completion?.type === 'ask')
    return (
      <SwitchAccountPrompt
        currentUser={completion.currentEmail}
        newUser={completion.nextEmail}
        onSwitch={() => completion.switchUser().then(setCompletion)}
        onStay={enter}
      />
    )
  return <MessagePage heading={t('signingIn')} text={t('signingInMore')} />
}

interface Props {
  provider: Provider
  heading: string
  text: string
}

function CallbackFailure({ provider, ...message }: Props) {
  const t = useText()
  const { redirect, redirecting, failure } = useAuthRedirect(provider)
  return (
    <MessagePage {...(failure ? oidcErrorText(failure, t) : message)}>
      <Button kind="first" aria-disabled={redirecting} onClick={() => redirecting || redirect()}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}
