import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import { getProfile } from '../../service/profile'
import { clockOffset } from '../loadProfile'
import type { Session } from '../session'

/**
 * Asks the server for its clock. Visitors who are signed out get it with the refusal of the profile call.
 * A failure leaves the clock as it was.
 */
export async function syncClock(http: Http, session: Pick<Session, 'clockIs'>): Promise<void> {
  const asked = Date.now()
  const answer = await getProfile(http).catch((error) => (error instanceof ServiceError ? error : undefined))
  const data = answer?.data
  if (typeof data !== 'object' || data === null) return
  const offset = clockOffset((data as { server_utc_timestamp?: unknown }).server_utc_timestamp, asked, Date.now())
  if (offset !== undefined) session.clockIs(offset)
}
