import { createStorage } from '../../lib/storage'
import type { Http } from '../../service/http/http'
import type { Session } from '../../session/session'
import { sendUnsent } from './sendUnsent'
import { tracksPosition } from './tracksPosition'
import { createUnsentProgress } from './unsentProgress'
import { viewerKey } from './viewerKey'

/** Sends what earlier sessions could not, as soon as it is known whose it is, and again for everybody who signs in. */
export function resend(http: Http, session: Session, base: string): void {
  let done = -1
  const look = () => {
    const state = session.state()
    if (done === state.epoch || !tracksPosition(state)) return
    done = state.epoch
    const now = () => Date.now() + session.state().clockOffset
    const unsent = createUnsentProgress(createStorage('localStorage'), viewerKey(base, state.profile), now)
    sendUnsent(http, session, unsent).catch(() => {})
  }
  session.subscribe(look)
  look()
}
