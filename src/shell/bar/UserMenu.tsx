import { useState } from 'react'
import type { UserProfile } from '../../generated/types'
import { initials } from '../../lib/text/initials'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { SmartLink } from '../../ui/SmartLink'
import { AccountLinks, useAccountDialogs } from './AccountEntries'
import '../failure/face.scss'
import './userMenu.scss'

export function UserMenu() {
  const t = useText()
  const { profile, groups } = useSession()
  const { group_setting } = useRuntime().plan.document
  const name = displayName(profile)
  const texts = groupTexts(groups, group_setting)
  const dialogs = useAccountDialogs()
  return (
    <>
      <MenuButton
        className="mq-top__tool"
        label={
          <>
            <Avatar profile={profile} />
            <span className="mq-vh">{name ? t('account', { name }) : t('accountMenu')}</span>
          </>
        }
      >
        {(name || texts.length > 0) && (
          <p className="mq-account">
            {name && <strong>{name}</strong>}
            {profile?.email && profile.email !== name && <span>{profile.email}</span>}
            {texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
        <AccountLinks />
        {dialogs.buttons}
        <SmartLink href="/logout">{t('signOut')}</SmartLink>
      </MenuButton>
      {dialogs.dialog}
    </>
  )
}

/** The brand's texts for the visitor's content groups (`group_setting`), without duplicates. */
export function groupTexts(groups: readonly string[], setting: Readonly<Record<string, string>> = {}): string[] {
  const texts = groups.flatMap((group) => (Object.hasOwn(setting, group) ? (setting[group] ?? '').trim() : ''))
  return [...new Set(texts)].filter(Boolean)
}

const USER_ICON = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20a7.5 7.5 0 0 1 15 0'

/** The user's picture, else the initials. Hidden from screen readers: the control around it has the name. */
export function Avatar({ profile }: { profile: UserProfile | undefined }) {
  const [failed, setFailed] = useState<string>()
  const src = safeResourceUrl(profile?.avatar)
  const fallback = initials(displayName(profile))
  return (
    <span className="mq-face" aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" width={36} height={36} onError={() => setFailed(src)} />
      ) : (
        fallback || <Icon path={USER_ICON} />
      )}
    </span>
  )
}

type Names = Readonly<Partial<Record<'first_name' | 'last_name' | 'username' | 'email', unknown>>>

/** Empty if the profile has no name. */
export function displayName({ first_name, last_name, username, email }: Names = {}): string {
  const names = [first_name, last_name].filter((name) => typeof name === 'string' && name.trim())
  return names.length > 0 ? names.join(' ').trim() : [username, email].find((text) => typeof text === 'string') || ''
}
