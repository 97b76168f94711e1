import { useState } from 'react'
import type { UserProfile } from '../../generated/types'
import { safeResource } from '../../lib/url/safeHref'
import { Icon } from '../../ui/Icon'
import './face.scss'
import { initials, nameOf } from '../bar/initials'

/** A user's picture, else the initials. Says nothing to those who do not see it: the control around it has the name. */
export function Face({ profile }: { profile: UserProfile | undefined }) {
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
