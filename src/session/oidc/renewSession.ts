import { exchangeProviderToken } from '../../service/account'
import type { Http } from '../../service/http/http'
import type { TranslateFunction } from '../../text/createText'
import { showToast } from '../../ui/overlay/toast/showToast'
import { parsePlatformToken } from '../loginResponse'
import type { Session } from '../session'
import { readToken } from '../tokenCookie'
import { OidcError } from './OidcError'
import { readStoredTokens } from './storedTokens'
import { refreshTokens } from './tokenEndpoint'
import { withLock } from './withLock'

/** ended: the provider ended the session. failed: the session may continue, and a later call may retry. */
export type Renewal = 'renewed' | 'ended' | 'failed'

interface Options {
  http: Http
  session: Session
}

/**
 * Renews the platform token of an identity provider session (threats S5). One tab at a time; waiting tabs use the token that
 * the other one received.
 */
export function renewSession({ http, session }: Options): Promise<Renewal> {
  const before = readStoredTokens()?.refresh
  return withLock('marquee.renew', async () => {
    const tokens = readStoredTokens()
    if (!tokens?.refresh) return 'failed'
    if (tokens.refresh !== before) return adoptSharedToken(session)
    try {
      const { access } = await refreshTokens(tokens, session.state().clockOffset)
      const platform = parsePlatformToken((await exchangeProviderToken(http, access)).data)
      if (!platform) return 'failed'
      session.tokenRenewed(platform.token)
      return 'renewed'
    } catch (error) {
      return error instanceof OidcError && error.reason === 'refused' ? 'ended' : 'failed'
    }
  })
}

/** Reads the token of the other tab from the cookie, because its message may not have arrived yet. */
function adoptSharedToken(session: Session): Renewal {
  const stored = readToken()
  if (!stored) return 'failed'
  session.tokenRenewed(stored.token)
  return 'renewed'
}

/** Shows that the identity provider has ended the session (spec, section 8). */
export function announceProviderEnd(t: TranslateFunction): void {
  showToast(t('ssoTrouble'), 'alert')
}
