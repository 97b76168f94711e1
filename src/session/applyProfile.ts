import type { UserProfile } from '../generated/types'
import validate from '../generated/validators/service/profile.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { validParts } from '../lib/json/validParts'
import { ServiceError } from '../service/http/response'
import { RETRIED_STATUSES } from '../service/http/retry'
import { clockOffset } from './countdown/clockOffset'
import type { askProfile, Session } from './session'

/** Until the profile is asked for again, in milliseconds: at first, and at most. */
const SOON = 2000
const LONGEST_PAUSE = 30_000

/**
 * Tells a session who is signed in. A 401 ends it; any other refusal leaves it as it is. Where the service did not
 * answer it is asked again, at growing distances, when the line is back, and when somebody looks at the page again: as
 * long as nobody knows who it is, nothing is saved for them (reliability P12).
 * @param epoch of the session that asked: a late answer of an older one changes nothing
 * @param ask asks again. Left out: it is asked once
 */
export async function applyProfile(
  session: Session,
  epoch: number,
  answer: ReturnType<typeof askProfile>,
  ask?: () => ReturnType<typeof askProfile>,
  pause = SOON,
): Promise<void> {
  try {
    const { data, asked, answered } = await answer
    if (session.state().epoch !== epoch) return
    const reply = isRecord(data) ? data : {}
    session.signedInAs(profileOf(reply.data), groupsOf(reply.auth_groups))
    const offset = clockOffset(reply.server_utc_timestamp, asked, answered)
    if (offset !== undefined) session.clockIs(offset)
  } catch (error) {
    if (session.state().epoch !== epoch) return
    if (error instanceof ServiceError && error.status === 401) return session.signedOut()
    if (!session.state().isKnown) session.stayUnknown()
    if (ask && !isRefusal(error))
      askLater(pause, () => {
        if (session.state().epoch === epoch)
          applyProfile(session, epoch, ask(), ask, Math.min(pause * 2, LONGEST_PAUSE))
      })
  }
}

/** The service answered, and will not answer otherwise. */
const isRefusal = (error: unknown) =>
  error instanceof ServiceError && error.kind === 'status' && error.status < 500 && !RETRIED_STATUSES.has(error.status)

/** After a pause, but not while nobody looks; at once when somebody does, or when the line is back. */
function askLater(pause: number, ask: () => void): void {
  const off = new AbortController()
  const { signal } = off
  const again = () => {
    if (document.visibilityState === 'hidden') return
    clearTimeout(timer)
    off.abort()
    ask()
  }
  const timer = setTimeout(again, pause)
  window.addEventListener('online', again, { signal })
  document.addEventListener('visibilitychange', again, { signal })
}

const profileOf = (user: unknown): UserProfile => validParts(user, (data) => validate({ data }))

/** The content groups in an answer: only a list of words is one (threats S12). */
export function groupsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string' && group !== '') : []
}
