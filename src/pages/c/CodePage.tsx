import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SwitchAccountPrompt } from '../../account/SwitchAccountPrompt'
import { useNavigateAfterSignIn } from '../../account/useNavigateAfterSignIn'
import { MessagePage } from '../../page/MessagePage'
import { authType } from '../../session/authType'
import { parseReturnLocation } from '../../session/returnLocation'
import { signIn } from '../../session/signIn'
import type { PageProps } from '../../site/pageProps'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'

/**
 * Spec, section 2: /c signs in with the code in its address if the auth type is code. The code is removed from the
 * address first and is used once. Without a code, the page redirects to /.
 */
export default function CodePage({ search }: PageProps) {
  const t = useText()
  const { plan, http, session } = useRuntime()
  const { error } = useSession()
  const navigate = useNavigate()
  const enter = useNavigateAfterSignIn()
  const { code, next } = useMemo(() => parseCodeLink(search), [search])
  const usable = code !== undefined && authType(plan.document) === 'code'
  const [confirming, setConfirming] = useState(() => usable && session.state().signedIn)
  const started = useRef(false)

  useEffect(() => {
    window.history.replaceState(window.history.state, '', '/c')
    if (!usable) navigate('/', { replace: true })
  }, [usable, navigate])

  useEffect(() => {
    if (!usable || confirming || started.current) return
    started.current = true
    // Reset the session phase: a pending sign-in would block this one.
    session.signInCancelled()
    signIn({ site: plan.document, http, session }, { auth_code: code }, t).then((outcome) => {
      if (outcome === 'success') enter(next)
    })
  }, [usable, confirming, code, next, plan, http, session, enter, t])

  useEffect(
    // The next page must not show this error.
    () => () => {
      if (session.state().phase === 'failure') session.signInCancelled()
    },
    [session],
  )

  if (confirming)
    return (
      <SwitchAccountPrompt
        currentUser={session.state().profile?.email}
        newUser={t('anAccessCode')}
        onSwitch={() => setConfirming(false)}
        onStay={() => enter(next)}
      />
    )
  if (error)
    return <MessagePage heading={t('signInFailed')} text={error.join('\n')} link={{ href: '/', label: t('goHome') }} />
  return <MessagePage heading={t('signingIn')} text={t('signingInMore')} />
}

/** Code and return location of the address. A repeated parameter is ignored. */
function parseCodeLink(search: string): { code?: string; next?: string } {
  const query = new URLSearchParams(search)
  const [code, ...codes] = query.getAll('c').map((each) => each.trim())
  const [next, ...nexts] = query.getAll('next')
  return {
    code: code && codes.length === 0 && code.length <= 200 ? code : undefined,
    next: nexts.length === 0 ? parseReturnLocation(next) : undefined,
  }
}
