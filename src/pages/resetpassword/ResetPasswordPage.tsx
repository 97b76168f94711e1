import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEnterSite } from '../../account/useEnterSite'
import { FormPage } from '../../page/FormPage'
import { ResetMail } from '../../session/reset/ResetMail'
import { resetToken } from '../../session/reset/resetToken'
import type { PageProps } from '../../site/pageProps'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { NewPassword } from './NewPassword'

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
