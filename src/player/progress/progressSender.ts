import { type ProgressEntry, saveProgress } from '../../service/history'
import type { Http } from '../../service/http/http'
import { ServiceError, type ServiceResponse } from '../../service/http/response'
import { RETRIED_STATUSES } from '../../service/http/retry'
import { hasOwnLists } from '../../session/ownLists'
import type { Session, SessionState } from '../../session/session'

interface SendOptions {
  /** Aborts the save when a later one replaces it. */
  signal?: AbortSignal
}

/** Resolves with the response when the service has stored the entry; rejects if it may not have. */
export type SendProgress = (entry: ProgressEntry, options?: SendOptions) => Promise<ServiceResponse>

/**
 * Sends progress for the current viewer only. Rejects without a request after sign-out or when another viewer has signed in
 * (threats S8).
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
 * Whether to save this viewer's progress: they have a history and have not turned that off. False while the profile is
 * unknown.
 */
export const shouldSaveProgress = (state: SessionState): boolean => {
  const { signedIn, profile } = state
  return signedIn ? profile !== undefined && profile.track_playback_position !== false : hasOwnLists(state)
}

/**
 * Whether retrying a save is useless because the service rejected it. Network errors, a busy service and an expired session
 * (401) are worth a retry.
 */
export const isPermanentRejection = (error: unknown): boolean =>
  error instanceof ServiceError &&
  (error.kind === 'refused' || (error.kind === 'status' && error.status !== 401 && isPermanentStatus(error.status)))

const isPermanentStatus = (status: number) => status >= 400 && status < 500 && !RETRIED_STATUSES.has(status)
