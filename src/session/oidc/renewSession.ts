import { exchangeProviderToken } from '../../service/account'
import type { Http } from '../../service/http/http'
import type { Text } from '../../text/createText'
import { showToast } from '../../ui/overlay/toast/showToast'
import { platformToken } from '../loginResponse'
import type { Session } from '../session'
import { readToken } from '../tokenCookie'
import { OidcError } from './OidcError'
import { storedTokens } from './storedTokens'
import { refresh } from './tokenEndpoint'
import { withLock } from './withLock'

/** ended: the provider ended the session; failed: unknown, may be retried */
export type Renewal = 'renewed' | 'ended' | 'failed'

interface Settings {
  http: Http
  session: Session
}

/**
 * Renews the platform token of an identity provider session (threats S5). One tab at a time; waiting tabs use the token that
 * the other one received.
 */
export function renewSession({ http, session }: Settings): Promise<Renewal> {
  const before = storedTokens()?.refresh
  return withLock('marquee.renew', async () => {
    const tokens = storedTokens()
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

/** The other tab's token is in the cookie, even if its message has not arrived yet. */
function plainState(session: Session): Renewal {
  const stored = readToken()
  if (!stored) return 'failed'
  session.renewed(stored.token)
  return 'renewed'
}

/** Shows that the identity provider has ended the session (spec, section 8). */
export function announceProviderEnd(t: Text): void {
  showToast(t('ssoTrouble'), 'alert')
}
