import { useState } from 'react'
import type { UserProfile } from '../../generated/types'
import { initials } from '../../lib/text/initials'
import { safeResource } from '../../lib/url/safeHref'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { SmartLink } from '../../ui/SmartLink'
import { OwnLinks, useOwnDialogs } from './OwnEntries'
import '../failure/face.scss'
import './userMenu.scss'

/** Who is signed in, what is theirs, and the way out. */
export function UserMenu() {
  const t = useText()
  const { profile, groups } = useSession()
  const { group_setting } = useRuntime().plan.document
  const name = nameOf(profile)
  const words = groupWords(groups, group_setting)
  const own = useOwnDialogs()
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
        {(name || words.length > 0) && (
          <p className="mq-account">
            {name && <strong>{name}</strong>}
            {profile?.email && profile.email !== name && <span>{profile.email}</span>}
            {words.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </p>
        )}
        <OwnLinks />
        {own.buttons}
        <SmartLink href="/logout">{t('signOut')}</SmartLink>
      </MenuButton>
      {own.dialog}
    </>
  )
}

/** What the brand says to the members of the visitor's content groups (`group_setting`), each once. */
export function groupWords(groups: readonly string[], setting: Readonly<Record<string, string>> = {}): string[] {
  const words = groups.flatMap((group) => (Object.hasOwn(setting, group) ? (setting[group] ?? '').trim() : ''))
  return [...new Set(words)].filter(Boolean)
}

/** A user's picture, else the initials. Says nothing to those who do not see it: the control around it has the name. */
export function Avatar({ profile }: { profile: UserProfile | undefined }) {
  const [failed, setFailed] = useState<string>()
  const src = safeResource(profile?.avatar)
  const letters = initials(nameOf(profile))
  return (
    <span className="mq-face" aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" width={36} height={36} onError={() => setFailed(src)} />
      ) : (
        letters || <Icon name="user" />
      )}
    </span>
  )
}

/** The name to call a user by; empty while nothing is known. */
export function nameOf({ first_name, last_name, username, email }: UserProfile = {}): string {
  const words = [first_name, last_name].filter((word) => typeof word === 'string' && word.trim())
  return words.length > 0 ? words.join(' ').trim() : [username, email].find((text) => typeof text === 'string') || ''
}
