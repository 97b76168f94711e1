import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SwitchAccount } from '../../account/SwitchAccount'
import { useEnterSite } from '../../account/useEnterSite'
import { MessagePage } from '../../page/MessagePage'
import { authType } from '../../session/authType'
import { returnLocation } from '../../session/returnLocation'
import { signIn } from '../../session/signIn'
import type { PageProps } from '../../site/pageProps'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'

/**
 * Spec, section 2: /c signs in with the code of its address, where the auth type is code. The code leaves the address
 * before anything else happens, and is used once. Without a code it leads to /.
 */
export default function CodePage({ search }: PageProps) {
  const t = useText()
  const { plan, http, session } = useRuntime()
  const { error } = useSession()
  const navigate = useNavigate()
  const enter = useEnterSite()
  const { code, next } = useMemo(() => readLink(search), [search])
  const usable = code !== undefined && authType(plan.document) === 'code'
  const [asking, setAsking] = useState(() => usable && session.state().signedIn)
  const begun = useRef(false)

  useEffect(() => {
    window.history.replaceState(window.history.state, '', '/c')
    if (!usable) navigate('/', { replace: true })
  }, [usable, navigate])

  useEffect(() => {
    if (!usable || asking || begun.current) return
    begun.current = true
    // A request elsewhere on the page would stand in the way of this one.
    session.idle()
    signIn({ site: plan.document, http, session }, { auth_code: code }, t).then((end) => {
      if (end === 'success') enter(next)
    })
  }, [usable, asking, code, next, plan, http, session, enter, t])

  useEffect(
    // What was wrong here is no business of the next page.
    () => () => {
      if (session.state().phase === 'failure') session.idle()
    },
    [session],
  )

  if (asking)
    return (
      <SwitchAccount
        now={session.state().profile?.email}
        next={t('anAccessCode')}
        onSwitch={() => setAsking(false)}
        onStay={() => enter(next)}
      />
    )
  if (error)
    return <MessagePage heading={t('signInFailed')} text={error.join('\n')} link={{ href: '/', label: t('goHome') }} />
  return <MessagePage heading={t('signingIn')} text={t('signingInMore')} />
}

/** The code and the target of the address. A parameter that stands there twice is nobody's wish. */
function readLink(search: string): { code?: string; next?: string } {
  const query = new URLSearchParams(search)
  const [code, ...codes] = query.getAll('c').map((each) => each.trim())
  const [next, ...nexts] = query.getAll('next')
  return {
    code: code && codes.length === 0 && code.length <= 200 ? code : undefined,
    next: nexts.length === 0 ? returnLocation(next) : undefined,
  }
}
