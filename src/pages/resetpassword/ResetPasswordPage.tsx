import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useNavigateAfterSignIn } from '../../account/useNavigateAfterSignIn'
import { FormPage } from '../../page/FormPage'
import { NewPasswordForm } from '../../session/reset/NewPasswordForm'
import { isResetValid, parseResetToken } from '../../session/reset/passwordReset'
import { ResetEmailForm } from '../../session/reset/ResetEmailForm'
import type { PageProps } from '../../site/pageProps'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'

/** Pages that start a reset; all other paths need the token of a link. */
const START_PATH = /^\/(?:reset|resetpassword)$/i

/**
 * Spec, part 2: Password reset. /reset and /resetpassword send the email, whose link sets the password. Without a
 * token, or when signed in, the page redirects to the default route.
 */
export default function ResetPasswordPage({ params, pathname, search }: PageProps) {
  const { http, plan } = useRuntime()
  const { signedIn } = useSession()
  const t = useText()
  const navigate = useNavigate()
  const enter = useNavigateAfterSignIn()
  // Read once and kept in memory: the token is removed from the address (threats S11).
  const [linkToken] = useState(
    () => params.token ?? Object.values(params)[0] ?? new URLSearchParams(search).get('token'),
  )
  const redirects = signedIn || (!linkToken && !START_PATH.test(pathname))
  useLayoutEffect(() => {
    if (linkToken) history.replaceState(history.state, '', '/reset')
  }, [linkToken])
  useEffect(() => {
    if (redirects) navigate('/', { replace: true })
  }, [redirects, navigate])
  if (redirects) return null
  const { logo_reset } = plan.document.site_config
  if (linkToken) return <NewPassword token={parseResetToken(linkToken)} onDone={() => enter('/')} />
  return (
    <FormPage logo={logo_reset} heading={t('resetPassword')}>
      <ResetEmailForm site={plan.document} http={http} onDone={() => navigate('/login')} />
    </FormPage>
  )
}

type LinkState = 'checking' | 'valid' | 'expired' | 'failed'

interface Props {
  /** Token of the link; undefined if it is invalid. */
  token: string | undefined
  onDone: () => void
}

function NewPassword({ token, onDone }: Props) {
  const { http, session, plan } = useRuntime()
  const t = useText()
  const [state, setState] = useState<LinkState>(token ? 'checking' : 'expired')
  useEffect(() => {
    if (!token || state !== 'checking') return
    let active = true
    const update = (next: LinkState) => active && setState(next)
    isResetValid(http, token).then(
      (valid) => update(valid ? 'valid' : 'expired'),
      () => update('failed'),
    )
    return () => {
      active = false
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
