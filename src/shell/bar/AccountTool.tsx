import { safeResource } from '../../lib/url/safeHref'
import { authType } from '../../session/authType'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { SmartLink } from '../../ui/SmartLink'
import './accountTool.scss'
import { Face } from '../failure/Face'
import { nameOf } from './initials'
import { SignInLink } from './SignInLink'

/** Signed in: the user menu, or the config's plain sign-out entry. Signed out: the way in, where there is one. */
export function AccountTool() {
  const t = useText()
  const { plan } = useRuntime()
  const { signedIn, profile } = useSession()
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
  const name = nameOf(profile)
  return (
    <MenuButton
      className="mq-top__tool"
      face={
        <>
          <Face profile={profile} />
          <span className="mq-vh">{name ? t('account', { name }) : t('accountMenu')}</span>
        </>
      }
    >
      {name && (
        <p className="mq-account">
          <strong>{name}</strong>
          {profile?.email && profile.email !== name && <span>{profile.email}</span>}
        </p>
      )}
      <SmartLink href="/logout">{t('signOut')}</SmartLink>
    </MenuButton>
  )
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
