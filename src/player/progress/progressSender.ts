import { type ProgressEntry, saveProgress } from '../../service/history'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import type { Session } from '../../session/session'

export interface SendOptions {
  /** Calls the save back when a later one overtakes it. */
  signal?: AbortSignal
}

/** Settles when the service has the entry, fails when it may not have it. */
export type SendProgress = (entry: ProgressEntry, options?: SendOptions) => Promise<unknown>

/**
 * Sends progress for the viewer who is signed in now, and for no one else: it fails without a call once somebody else
 * is, or nobody (threats S8).
 */
export function createProgressSender(http: Http, session: Session): SendProgress {
  const { epoch } = session.state()
  return async (entry, options) => {
    const now = session.state()
    if (!now.signedIn || now.epoch !== epoch) throw new ServiceError('aborted', 'user/history/')
    return saveProgress(http, entry, options)
  }
}
