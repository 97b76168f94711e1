import type { UserProfile } from '../generated/types'
import validate from '../generated/validators/service/profile.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { validParts } from '../lib/json/validParts'
import type { Http } from '../service/http/http'
import { ServiceError } from '../service/http/reply'
import { getProfile } from '../service/profile'
import { clockOffset } from './countdown/clockOffset'
import type { Session } from './session'

/** Asks the service who is signed in. A 401 ends the session; any other failure leaves it as it is. */
export async function loadProfile(http: Http, session: Session): Promise<void> {
  const { signedIn, epoch } = session.state()
  if (!signedIn) return
  try {
    const asked = Date.now()
    const { data } = await getProfile(http)
    if (session.state().epoch !== epoch) return
    const reply = isRecord(data) ? data : {}
    session.signedInAs(profileOf(reply.data), groupsOf(reply.auth_groups))
    const offset = clockOffset(reply.server_utc_timestamp, asked, Date.now())
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
