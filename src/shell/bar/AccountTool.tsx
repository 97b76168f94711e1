import type { ReactNode } from 'react'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { safeResource } from '../../lib/url/safeHref'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { SmartLink } from '../../ui/SmartLink'
import './accountTool.scss'

const UserMenu = lazyPart(async () => (await import('./UserMenu')).UserMenu)

/** Signed in: the user menu, or the config's plain sign-out entry. Signed out: the way in, where there is one. */
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
  // Its room is there before.
  const room = (
    <div className="mq-menu">
      <span className="mq-top__tool" />
    </div>
  )
  const wayOut = (
    <SmartLink className="mq-top__link" href="/logout">
      {t('signOut')}
    </SmartLink>
  )
  return <UserMenu lazy={{ pending: room, failed: wayOut }} />
}

/** Spec, section 2: users of the type internal see a brand icon. */
export function InternalMark() {
  const t = useText()
  const { plan } = useRuntime()
  const { profile } = useSession()
  if (profile?.userType !== 'internal') return null
  const src = safeResource(plan.document.site_config.favicon)
  return (
    <span className="mq-internal" role="img" aria-label={t('internalUser')} title={t('internalUser')}>
      {src ? <img src={src} alt="" width={22} height={22} /> : <Icon name="check" />}
    </span>
  )
}

/** The way to sign in: a dialog over the page that is shown, or the login page in a tab of its own. */
function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const { session, plan } = useRuntime()
  const preload = () => {
    import('../SignIn').then(
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
        if (!isPlainPress(event) || location.pathname === '/login') return
        event.preventDefault()
        session.ask()
      }}
    >
      {children}
    </SmartLink>
  )
}
