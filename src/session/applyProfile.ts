import type { UserProfile } from '../generated/types'
import validate from '../generated/validators/service/profile.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { validParts } from '../lib/json/validParts'
import { ServiceError } from '../service/http/reply'
import { clockOffset } from './countdown/clockOffset'
import type { askProfile, Session } from './session'

/**
 * Tells a session who is signed in. A 401 ends it; any other failure leaves it as it is.
 * @param epoch of the session that asked: a late answer of an older one changes nothing
 */
export async function applyProfile(
  session: Session,
  epoch: number,
  answer: ReturnType<typeof askProfile>,
): Promise<void> {
  try {
    const { data, asked, answered } = await answer
    if (session.state().epoch !== epoch) return
    const reply = isRecord(data) ? data : {}
    session.signedInAs(profileOf(reply.data), groupsOf(reply.auth_groups))
    const offset = clockOffset(reply.server_utc_timestamp, asked, answered)
    if (offset !== undefined) session.clockIs(offset)
  } catch (error) {
    if (error instanceof ServiceError && error.status === 401 && session.state().epoch === epoch) session.signedOut()
  }
}

const profileOf = (user: unknown): UserProfile => validParts(user, (data) => validate({ data }))

/** The content groups in an answer: only a list of words is one (threats S12). */
export function groupsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string' && group !== '') : []
}
