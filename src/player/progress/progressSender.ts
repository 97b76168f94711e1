import { type ProgressEntry, saveProgress } from '../../service/history'
import type { Http } from '../../service/http/http'
import { ServiceError, type ServiceResponse } from '../../service/http/response'
import { RETRIED_STATUSES } from '../../service/http/retry'
import { hasOwnLists } from '../../session/ownLists'
import type { Session, SessionState } from '../../session/session'

interface SendOptions {
  /** Calls the save back when a later one overtakes it. */
  signal?: AbortSignal
}

/** Settles with the service's answer when it has the entry, fails when it may not have it. */
export type SendProgress = (entry: ProgressEntry, options?: SendOptions) => Promise<ServiceResponse>

/**
 * Sends progress for the viewer who is signed in now, and for no one else: it fails without a call once somebody else
 * is, or nobody (threats S8).
 */
export function createProgressSender(http: Http, session: Session): SendProgress {
  const { epoch } = session.state()
  return async (entry, options) => {
    const now = session.state()
    if (!hasOwnLists(now) || now.epoch !== epoch) throw new ServiceError('aborted', 'user/history/')
    return saveProgress(http, entry, options)
  }
}

/**
 * Whether this viewer's progress is saved: they have a history, and do not want it otherwise. As long as nobody knows who
 * is signed in, nothing is.
 */
export const tracksPosition = (state: SessionState): boolean => {
  const { signedIn, profile } = state
  return signedIn ? profile !== undefined && profile.track_playback_position !== false : hasOwnLists(state)
}

/**
 * Whether sending a save again is of no use: the service answered that it does not want it. A line that was down, a busy
 * service and a session that ended (401) do not count.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ServiceError &&
  (error.kind === 'refused' || (error.kind === 'status' && error.status !== 401 && isFinal(error.status)))

const isFinal = (status: number) => status >= 400 && status < 500 && !RETRIED_STATUSES.has(status)
