import { useEffect } from 'react'
import { isRecord } from '../../lib/json/isRecord'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import { getProfile } from '../../service/profile'
import type { Session } from '../session'
import { clockOffset } from './clockOffset'

/** Asks the server for its clock when a countdown comes up, and whenever the page is looked at again (threats D5). */
export function useClockSync(http: Http, session: Pick<Session, 'clockIs'>): void {
  useEffect(() => {
    const sync = () => {
      if (!document.hidden) void syncClock(http, session)
    }
    sync()
    document.addEventListener('visibilitychange', sync)
    return () => document.removeEventListener('visibilitychange', sync)
  }, [http, session])
}

/**
 * Asks the server for its clock. Visitors who are signed out get it with the refusal of the profile call.
 * A failure leaves the clock as it was.
 */
export async function syncClock(http: Http, session: Pick<Session, 'clockIs'>): Promise<void> {
  const asked = Date.now()
  const answer = await getProfile(http).catch((error) => (error instanceof ServiceError ? error : undefined))
  if (!isRecord(answer?.data)) return
  const offset = clockOffset(answer.data.server_utc_timestamp, asked, Date.now())
  if (offset !== undefined) session.clockIs(offset)
}
