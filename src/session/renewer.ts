import type { Http } from '../service/http/http'
import type { announceProviderEnd } from './oidc/renewSession'
import { readStoredTokens, removeTokens } from './oidc/storedTokens'
import type { Session } from './session'

interface Options {
  session: Session
  http: () => Http
  /** Called once if the identity provider ends the session, with the function that informs the visitor */
  ended: (announce: typeof announceProviderEnd) => void
}

/**
 * Renews the token after a 401 in a session of an identity provider, once for all waiting calls (threats S5). The renewal
 * code loads on demand. Also removes the provider's tokens when the session ends, so that they cannot renew a later one.
 */
export function createRenewer({ session, http, ended }: Options) {
  let renewal: Promise<boolean> | undefined

  async function renew(): Promise<boolean> {
    const { renewSession, announceProviderEnd } = await import('./oidc/renewSession')
    const { epoch } = session.state()
    const result = await renewSession({ http: http(), session })
    if (result === 'ended' && session.state().epoch === epoch) {
      session.signedOut()
      ended(announceProviderEnd)
    }
    return result === 'renewed'
  }

  session.subscribe(() => {
    if (!session.authorization()?.startsWith('Bearer ')) removeTokens()
  })
  return (refusedHeader: string): Promise<boolean> => {
    if (!refusedHeader.startsWith('Bearer ') || !readStoredTokens()?.refresh) return Promise.resolve(false)
    renewal ??= renew().finally(() => {
      renewal = undefined
    })
    return renewal
  }
}
