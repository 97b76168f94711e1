import type { Http } from '../service/http/http'
import type { announceProviderEnd } from './oidc/renewSession'
import { removeTokens, storedTokens } from './oidc/storedTokens'
import type { Session } from './session'

interface Settings {
  session: Session
  http: () => Http
  /** Called once if the identity provider ends the session, with the function that informs the visitor */
  ended: (announce: typeof announceProviderEnd) => void
}

/**
 * Handles a 401 in a session of an identity provider with one renewal for all waiting calls (threats S5). Its code loads on
 * demand.
 */
export function createRenewer({ session, http, ended }: Settings) {
  let running: Promise<boolean> | undefined

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
  return (refused: string): Promise<boolean> => {
    if (!refused.startsWith('Bearer ') || !storedTokens()?.refresh) return Promise.resolve(false)
    running ??= renew().finally(() => {
      running = undefined
    })
    return running
  }
}
