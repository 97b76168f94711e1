import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SwitchAccount } from '../../account/SwitchAccount'
import { useEnterSite } from '../../account/useEnterSite'
import { MessagePage } from '../../page/MessagePage'
import { type Completion, completeSignIn } from '../../session/oidc/completeSignIn'
import { oidcErrorText } from '../../session/oidc/OidcError'
import { connectionAt, type Provider, providerOf } from '../../session/oidc/provider'
import { useAuthRedirect } from '../../session/oidc/useAuthRedirect'
import type { PageProps } from '../../site/pageProps'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/overlay/toast/showToast'

/**
 * Spec, section 2: /callback, /callback/keycloak-login and /login/callback take the provider's answer and exchange it.
 * The answer leaves the address at once; opened without one, there is nothing to exchange.
 */
export default function CallbackPage({ pathname, search }: PageProps) {
  const t = useText()
  const { http, session, plan } = useRuntime()
  const navigate = useNavigate()
  const enter = useEnterSite()
  const provider = useMemo(() => providerOf(connectionAt(pathname) ?? 'external', plan.document), [pathname, plan])
  const [end, setEnd] = useState<Completion>()

  useEffect(() => {
    window.history.replaceState(window.history.state, '', pathname)
    if (!provider) return
    if (search === '' && session.state().signedIn) {
      navigate('/', { replace: true })
      return
    }
    let live = true
    completeSignIn({ http, session, provider, search }).then((next) => live && setEnd(next))
    return () => {
      live = false
    }
  }, [http, session, provider, pathname, search, navigate])

  useEffect(() => {
    if (end?.type === 'done') enter()
    if (end?.type === 'no-access') {
      session.failed([t('unauthorized')])
      navigate('/noaccess', { replace: true })
    }
    if (end?.type === 'device') {
      session.failed([t(end.text)])
      showToast(t(end.text), 'alert')
    }
    // A return that was not begun here must not sign anybody out.
    if (end?.type === 'failed' && end.failure.reason !== 'unsolicited')
      session.failed([oidcErrorText(end.failure, t).text])
  }, [end, enter, session, navigate, t])

  if (!provider)
    return (
      <MessagePage heading={t('signInUnset')} text={t('signInUnsetMore')} link={{ href: '/', label: t('goHome') }} />
    )
  if (end?.type === 'failed') return <CallbackFailure provider={provider} {...oidcErrorText(end.failure, t)} />
  if (end?.type === 'device')
    return <CallbackFailure provider={provider} heading={t('deviceRefused')} text={t(end.text)} />
  if (end?.type === 'ask')
    return <SwitchAccount now={end.now} next={end.next} onSwitch={() => end.switchOver().then(setEnd)} onStay={enter} />
  return <MessagePage heading={t('signingIn')} text={t('signingInMore')} />
}

interface Props {
  provider: Provider
  heading: string
  text: string
}

/** Why nobody was signed in, and a fresh auth request as the way on. */
function CallbackFailure({ provider, ...words }: Props) {
  const t = useText()
  const { redirect, redirecting, failure } = useAuthRedirect(provider)
  return (
    <MessagePage {...(failure ? oidcErrorText(failure, t) : words)}>
      <Button kind="first" aria-disabled={redirecting} onClick={() => redirecting || redirect()}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}
