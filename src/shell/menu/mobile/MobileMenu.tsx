import type { SiteDocument } from '../../../generated/types'
import { closestTo } from '../../../lib/browser/closestTo'
import { authType } from '../../../session/authType'
import type { SessionState } from '../../../session/session'
import { useRuntime, useSession } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Dialog } from '../../../ui/overlay/Dialog'
import { SmartLink } from '../../../ui/SmartLink'
import { AccountLinks, useAccountDialogs } from '../../bar/AccountEntries'
import { Logo } from '../../bar/Logo'
import { OwnerChoices, useOwners } from '../../bar/OwnerFilter'
import { Avatar, displayName } from '../../bar/UserMenu'
import { EntryLink } from '../NavLinks'
import { currentEntry, useNavEntries } from '../navEntries'
import { GenreMenu } from './GenreMenu'
import './mobileMenu.scss'

interface Props {
  pathname: string
  onClose: () => void
}

/** The full-height menu on narrow screens. A click on one of its links closes it. */
export function MobileMenu({ pathname, onClose }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const { navbar } = plan.document.site_config
  const { signedIn } = useSession()
  const entries = useNavEntries()
  const current = currentEntry(entries, pathname)
  const owners = useOwners()
  return (
    <Dialog name={t('menu')} className="mq-drawer" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside do the work; this only closes */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too */}
      <div className="mq-drawer__in" onClick={(event) => closestTo(event, 'a[href]') && onClose()}>
        <div className="mq-drawer__head">
          <button type="button" className="mq-top__tool" aria-label={t('closeMenu')} onClick={onClose}>
            <Icon name="close" />
          </button>
          <Logo />
        </div>
        {!signedIn && <MobileAccount />}
        <nav className="mq-drawer__nav" aria-label={t('mainNavigation')}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <EntryLink entry={entry} current={current} />
              </li>
            ))}
          </ul>
        </nav>
        {owners.length > 0 && (
          <fieldset className="mq-drawer__owners">
            <legend>{t('contentOwner')}</legend>
            <OwnerChoices />
          </fieldset>
        )}
        {navbar?.mobile_genres_modules_uri && (
          <nav className="mq-drawer__genres" aria-label={t('genreMenu')}>
            <GenreMenu uri={navbar.mobile_genres_modules_uri} />
          </nav>
        )}
        {signedIn && <MobileAccount />}
      </div>
    </Dialog>
  )
}

/** Signed out: the sign-in link. Signed in: the access code, account links and dialogs, and the sign-out link. */
function MobileAccount() {
  const t = useText()
  const { plan } = useRuntime()
  const session = useSession()
  const dialogs = useAccountDialogs()
  const { navbar } = plan.document.site_config
  if (!session.signedIn) {
    if (!authType(plan.document)) return null
    return (
      <div className="mq-drawer__account mq-drawer__account--first">
        <SmartLink className={buttonClass('first')} href="/login">
          {navbar?.sign_in_label ?? t('signIn')}
        </SmartLink>
      </div>
    )
  }
  const code = accessCodeOf(plan.document, session)
  const name = displayName(session.profile)
  return (
    <div className="mq-drawer__account">
      {name && (
        <p>
          <Avatar profile={session.profile} />
          <strong>{name}</strong>
        </p>
      )}
      {code && (
        <p>
          <span>{t('accessCode')}</span> <code>{code}</code>
        </p>
      )}
      <div className="mq-drawer__own">
        <AccountLinks />
        {dialogs.buttons}
      </div>
      <SmartLink className={buttonClass('line')} href="/logout">
        {navbar?.sign_out_label ?? t('signOut')}
      </SmartLink>
      {dialogs.dialog}
    </div>
  )
}

/**
 * The access code that the visitor signed in with, on sites with code login (spec, section 2: Mobile nav). The service
 * returns it with the profile.
 */
export function accessCodeOf(
  document: Pick<SiteDocument, 'code_login'>,
  { signedIn, profile }: SessionState,
): string | undefined {
  const code = document.code_login && signedIn && profile && 'code' in profile ? profile.code : undefined
  return typeof code === 'string' && code ? code : undefined
}
