import type { ReactNode } from 'react'
import { prefetchQuietly } from '../../lib/async/prefetchQuietly'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { SmartLink } from '../../ui/SmartLink'

const UserMenu = lazyPart(async () => (await import('./UserMenu')).UserMenu)

/** Signed in: the user menu, or only a sign-out link if the config sets one. Signed out: the sign-in link, if the site has one. */
export function AccountTool() {
  const t = useText()
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  const { navbar } = plan.document.site_config
  if (!signedIn) {
    if (!authType(plan.document)) return null
    return <SignInLink className="mq-top__enter">{navbar?.sign_in_label ?? t('signIn')}</SignInLink>
  }
  if (navbar?.sign_out_label) {
    return (
      <SmartLink className="mq-top__link" href="/logout">
        {navbar.sign_out_label}
      </SmartLink>
    )
  }
  // Reserves the space of the menu while it loads.
  const placeholder = (
    <div className="mq-menu">
      <span className="mq-top__tool" />
    </div>
  )
  const signOutLink = (
    <SmartLink className="mq-top__link" href="/logout">
      {t('signOut')}
    </SmartLink>
  )
  return <UserMenu lazy={{ pending: placeholder, failed: signOutLink }} />
}

/** Opens the sign-in dialog; in a new tab, the login page. */
function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const { session, plan } = useRuntime()
  const preload = () => {
    prefetchQuietly(() => import('../SignIn')).then(
      ({ preloadSignIn }) => preloadSignIn(plan.document),
      () => {},
    )
  }
  return (
    <SmartLink
      className={className}
      href="/login"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        if (!isPlainClick(event) || location.pathname === '/login') return
        event.preventDefault()
        session.openSignIn()
      }}
    >
      {children}
    </SmartLink>
  )
}
