import type { UserProfile } from '../generated/types'
import validate from '../generated/validators/service/profile.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { pickValidProperties } from '../lib/json/pickValidProperties'
import { ServiceError } from '../service/http/response'
import { RETRIED_STATUSES } from '../service/http/retry'
import { clockOffset } from './countdown/clockOffset'
import type { requestProfile, Session } from './session'

/** First and maximum delay between retries of the profile */
const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 30_000

/**
 * Applies the user's profile to the session. A 401 ends the session; other refusals leave it unchanged. Without a response
 * it retries with growing delays, when the browser is online again, and when the page becomes visible: nothing is saved for
 * a visitor until the profile is known (reliability P12).
 * @param epoch of the session at the request: late responses of an older one are ignored
 * @param retry repeats the request; undefined: no retry
 */
export async function applyProfile(
  session: Session,
  epoch: number,
  profileRequest: ReturnType<typeof requestProfile>,
  retry?: () => ReturnType<typeof requestProfile>,
  pause = FIRST_RETRY_MS,
): Promise<void> {
  try {
    const { data, requestedAt, receivedAt } = await profileRequest
    if (session.state().epoch !== epoch) return
    const reply = isRecord(data) ? data : {}
    session.profileLoaded(profileOf(reply.data), groupsOf(reply.auth_groups))
    const offset = clockOffset(reply.server_utc_timestamp, requestedAt, receivedAt)
    if (offset !== undefined) session.clockSynced(offset)
  } catch (error) {
    if (session.state().epoch !== epoch) return
    if (error instanceof ServiceError && error.status === 401) return session.signedOut()
    if (!session.state().isProfileSettled) session.profileFailed()
    if (retry && !isFinalResponse(error))
      retryLater(pause, () => {
        if (session.state().epoch === epoch)
          applyProfile(session, epoch, retry(), retry, Math.min(pause * 2, MAX_RETRY_MS))
      })
  }
}

/** The service responded, so a retry would have the same result. */
const isFinalResponse = (error: unknown) =>
  error instanceof ServiceError && error.kind === 'status' && error.status < 500 && !RETRIED_STATUSES.has(error.status)

/** Retries after a delay while the page is visible, or when it becomes visible or online. */
function retryLater(pause: number, retry: () => void): void {
  const off = new AbortController()
  const { signal } = off
  const again = () => {
    if (document.visibilityState === 'hidden') return
    clearTimeout(timer)
    off.abort()
    retry()
  }
  const timer = setTimeout(again, pause)
  window.addEventListener('online', again, { signal })
  document.addEventListener('visibilitychange', again, { signal })
}

const profileOf = (user: unknown): UserProfile => pickValidProperties(user, (data) => validate({ data }))

/** The content groups in a response: only a list of texts is valid (threats S12). */
export function groupsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string' && group !== '') : []
}
