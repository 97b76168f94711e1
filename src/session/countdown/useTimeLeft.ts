import { useEffect, useState } from 'react'
import { isRecord } from '../../lib/json/isRecord'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { getProfile } from '../../service/profile'
import type { Session } from '../session'
import { clockOffset, hearClock } from './clockOffset'

/**
 * Milliseconds until a moment by the server's clock, never below 0. Renders anew each second until then.
 * @param until in milliseconds since 1970
 * @param clockOffset server clock minus device clock, of the last sample
 */
export function useTimeLeft(until: number, clockOffset: number): number {
  const [clock, setClock] = useState(() => ({ now: serverClock(clockOffset), clockOffset }))
  if (clock.clockOffset !== clockOffset) setClock({ now: serverClock(clockOffset), clockOffset })
  const left = () => Math.max(0, until - clock.now())
  const [, tick] = useState(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const rest = until - clock.now()
      // Just after the second is over: a browser may be early by a millisecond.
      if (rest > 0) timer = setTimeout(step, (rest % 1000) + 2)
    }
    const step = () => {
      tick((count) => count + 1)
      next()
    }
    // Some devices stop the monotonic clock while they sleep: whoever looks again starts from the device's clock.
    const onLook = () => {
      if (!document.hidden) setClock({ now: serverClock(clockOffset), clockOffset })
    }
    next()
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [until, clock, clockOffset])

  return left()
}

/**
 * The server's clock, running on from one sample.
 * The problem: the device's clock may be set anew while a page counts (threats D5). The solution: between samples the
 * monotonic clock counts; only a new sample looks at the device's clock again.
 * @param offset server clock minus device clock, in milliseconds
 * @returns reads the time, in milliseconds since 1970
 */
export function serverClock(offset: number, wall = Date.now, monotonic = () => performance.now()): () => number {
  const start = wall() + offset - monotonic()
  return () => start + monotonic()
}

/** What of a session the clock needs. */
type ClockSession = Pick<Session, 'authorization' | 'clockIs' | 'state'>

/**
 * Asks the server for its clock when a countdown comes up, and whenever the page is looked at again (threats D5). Who is
 * signed out has just heard it with the config.
 */
export function useClockSync(http: Http, session: ClockSession): void {
  useEffect(() => {
    const sync = () => {
      if (!document.hidden) void syncClock(http, session)
    }
    if (session.authorization()) sync()
    document.addEventListener('visibilitychange', sync)
    return () => document.removeEventListener('visibilitychange', sync)
  }, [http, session])
}

/**
 * Asks the server for its clock: the profile call tells it to a fraction of a second. Nobody asks for a profile without
 * a token, so visitors who are signed out take the date of another answer. A failure leaves the clock as it was.
 */
export async function syncClock(http: Http, session: ClockSession): Promise<void> {
  if (!session.authorization()) {
    await http
      .get('user/health_check/', { timeout: 'secondary', auth: false, onHeaders: hearClock(session) })
      .catch(() => {})
    return
  }
  const asked = Date.now()
  const answer = await getProfile(http).catch((error) => (error instanceof ServiceError ? error : undefined))
  if (!isRecord(answer?.data)) return
  const offset = clockOffset(answer.data.server_utc_timestamp, asked, Date.now())
  if (offset !== undefined) session.clockIs(offset)
}
