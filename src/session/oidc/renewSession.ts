import { exchangeProviderToken } from '../../service/account'
import type { Http } from '../../service/http/http'
import type { Text } from '../../text/createText'
import { showToast } from '../../ui/overlay/toast/showToast'
import { platformToken } from '../loginResponse'
import type { Session } from '../session'
import { readToken } from '../tokenCookie'
import { keptTokens } from './keptTokens'
import { OidcError } from './OidcError'
import { refresh } from './tokenEndpoint'
import { withLock } from './withLock'

/** How renewing went. ended: the provider ended the session. failed: nobody can tell. */
export type Renewal = 'renewed' | 'ended' | 'failed'

interface Settings {
  http: Http
  session: Session
}

/**
 * Gives the session of an identity provider another token of the platform (threats S5). One tab at a time; who waited
 * takes over what the other one got.
 */
export function renewSession({ http, session }: Settings): Promise<Renewal> {
  const before = keptTokens()?.refresh
  return withLock('marquee.renew', async () => {
    const tokens = keptTokens()
    if (!tokens?.refresh) return 'failed'
    if (tokens.refresh !== before) return plainState(session)
    try {
      const { access } = await refresh(tokens, session.state().clockOffset)
      const platform = platformToken((await exchangeProviderToken(http, access)).data)
      if (!platform) return 'failed'
      session.renewed(platform.token)
      return 'renewed'
    } catch (error) {
      return error instanceof OidcError && error.reason === 'refused' ? 'ended' : 'failed'
    }
  })
}

/** The cookie has the other tab's token already; its message may still be under way. */
function plainState(session: Session): Renewal {
  const stored = readToken()
  if (!stored) return 'failed'
  session.renewed(stored.token)
  return 'renewed'
}

/** Says that the identity provider has ended the session (spec, section 8). */
export function announceProviderEnd(t: Text): void {
  showToast(t('ssoTrouble'), 'alert')
}
