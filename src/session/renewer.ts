import type { Http } from '../service/http/http'
import { forgetTokens, keptTokens } from './oidc/keptTokens'
import type { announceProviderEnd } from './oidc/renewSession'
import type { Session } from './session'

interface Settings {
  session: Session
  http: () => Http
  /** Told once when the identity provider ends the session, with what says so to the visitor. */
  ended: (announce: typeof announceProviderEnd) => void
}

/**
 * Mends a 401 of a session that an identity provider began: one renewal for all calls that wait for it (threats S5).
 * What it takes is loaded when it is needed. The provider's tokens go with the session.
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
    if (!session.authorization()?.startsWith('Bearer ')) forgetTokens()
  })
  return (refused: string): Promise<boolean> => {
    if (!refused.startsWith('Bearer ') || !keptTokens()?.refresh) return Promise.resolve(false)
    running ??= renew().finally(() => {
      running = undefined
    })
    return running
  }
}
