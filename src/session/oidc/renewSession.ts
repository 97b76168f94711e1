import type { Http } from '../../service/http/http'
import { exchangeForPlatform } from '../../service/sso'
import type { Session } from '../session'
import { readTicket } from '../tokenCookie'
import { keptTokens } from './keptTokens'
import { OidcFailure } from './OidcFailure'
import { platformToken } from './platformToken'
import { refresh } from './refresh'
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
    if (tokens.refresh !== before) return takeOver(session)
    try {
      const { access } = await refresh(tokens)
      const platform = platformToken(await exchangeForPlatform(http, access))
      if (!platform) return 'failed'
      session.renewed(platform.token)
      return 'renewed'
    } catch (error) {
      return error instanceof OidcFailure && error.reason === 'refused' ? 'ended' : 'failed'
    }
  })
}

/** The cookie has the other tab's token already; its message may still be under way. */
function takeOver(session: Session): Renewal {
  const ticket = readTicket()
  if (!ticket) return 'failed'
  session.renewed(ticket.token)
  return 'renewed'
}
