import { isRecord } from '../lib/json/isRecord'
import type { Http } from '../service/http/http'
import { ServiceError } from '../service/http/reply'
import { getProfile } from '../service/profile'
import { groupsOf } from './roles'
import type { Profile, Session } from './session'

/** Asks the service who is signed in. A 401 ends the session; any other failure leaves it as it is. */
export async function loadProfile(http: Http, session: Session): Promise<void> {
  const { signedIn, epoch } = session.state()
  if (!signedIn) return
  try {
    const asked = Date.now()
    const { data } = await getProfile(http)
    if (session.state().epoch !== epoch) return
    const reply = isRecord(data) ? data : {}
    session.signedInAs(isRecord(reply.data) ? (reply.data as Profile) : {}, groupsOf(reply.auth_groups))
    const offset = clockOffset(reply.server_utc_timestamp, asked, Date.now())
    if (offset !== undefined) session.clockIs(offset)
  } catch (error) {
    if (error instanceof ServiceError && error.status === 401 && session.state().epoch === epoch) session.signedOut()
  }
}

/** Loads the profile of the present session, and of every one that comes after it. */
export function keepProfile(http: Http, session: Session): void {
  let epoch = -1
  const look = () => {
    if (session.state().epoch === epoch) return
    epoch = session.state().epoch
    loadProfile(http, session)
  }
  look()
  session.subscribe(look)
}

/**
 * Server clock minus device clock, in milliseconds (threats D5).
 * @param stamp seconds or milliseconds since 1970, as number or digits
 * @returns undefined when the stamp is no time between 2000 and 2100
 */
export function clockOffset(stamp: unknown, asked: number, answered: number): number | undefined {
  const number =
    typeof stamp === 'number' ? stamp : typeof stamp === 'string' && stamp !== '' ? Number(stamp) : Number.NaN
  const time = number < 1e11 ? number * 1000 : number
  return time > 9.46e11 && time < 4.1e12 ? time - (asked + answered) / 2 : undefined
}
