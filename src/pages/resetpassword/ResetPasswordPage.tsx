import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEnterSite } from '../../account/useEnterSite'
import { FormPage } from '../../page/FormPage'
import { NewPasswordForm } from '../../session/reset/NewPasswordForm'
import { isResetValid, resetToken } from '../../session/reset/passwordReset'
import { ResetMail } from '../../session/reset/ResetMail'
import type { PageProps } from '../../site/pageProps'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'

/** The pages where a reset begins; everywhere else it needs the token of a link. */
const ENTRY = /^\/(?:reset|resetpassword)$/i

/**
 * Spec, part 2: Password reset. /reset and /resetpassword ask for the mail, the link in it sets the password. Without a
 * token, or signed in, it leads to the default route.
 */
export default function ResetPasswordPage({ params, pathname, search }: PageProps) {
  const { http, plan } = useRuntime()
  const { signedIn } = useSession()
  const t = useText()
  const navigate = useNavigate()
  const enter = useEnterSite()
  // Read once, then only in memory: the address is cleaned (threats S11).
  const [given] = useState(() => params.token ?? Object.values(params)[0] ?? new URLSearchParams(search).get('token'))
  const away = signedIn || (!given && !ENTRY.test(pathname))
  useLayoutEffect(() => {
    if (given) history.replaceState(history.state, '', '/reset')
  }, [given])
  useEffect(() => {
    if (away) navigate('/', { replace: true })
  }, [away, navigate])
  if (away) return null
  const { logo_reset } = plan.document.site_config
  if (given) return <NewPassword token={resetToken(given)} onDone={() => enter('/')} />
  return (
    <FormPage logo={logo_reset} heading={t('resetPassword')}>
      <ResetMail site={plan.document} http={http} onDone={() => navigate('/login')} />
    </FormPage>
  )
}

type State = 'checking' | 'valid' | 'expired' | 'failed'

interface Props {
  /** Of the link; undefined when it is none. */
  token: string | undefined
  onDone: () => void
}

/** The end of a reset: the link is checked on load, then the form, or the way to another link. */
function NewPassword({ token, onDone }: Props) {
  const { http, session, plan } = useRuntime()
  const t = useText()
  const [state, setState] = useState<State>(token ? 'checking' : 'expired')
  useEffect(() => {
    if (!token || state !== 'checking') return
    let live = true
    const become = (next: State) => live && setState(next)
    isResetValid(http, token).then(
      (valid) => become(valid ? 'valid' : 'expired'),
      () => become('failed'),
    )
    return () => {
      live = false
    }
  }, [http, token, state])
  const { logo_reset, auth } = plan.document.site_config
  return (
    <FormPage
      logo={logo_reset}
      heading={t('resetPassword')}
      text={t(
        ({ checking: 'resetChecking', valid: 'resetHint', expired: 'resetExpired', failed: 'tryLater' } as const)[
          state
        ],
      )}
    >
      {token && state === 'valid' && (
        <NewPasswordForm
          http={http}
          session={session}
          errorMessages={auth?.error_messages}
          token={token}
          onDone={onDone}
        />
      )}
      {state === 'expired' && (
        <p>
          <SmartLink className={buttonClass('first')} href="/resetpassword">
            {t('resetPassword')}
          </SmartLink>
        </p>
      )}
      {state === 'failed' && (
        <p>
          <Button kind="first" onClick={() => setState('checking')}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </FormPage>
  )
}
