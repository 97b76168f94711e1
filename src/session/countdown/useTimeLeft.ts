import { useEffect, useState } from 'react'
import { isRecord } from '../../lib/json/isRecord'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { getProfile } from '../../service/profile'
import type { Session } from '../session'
import { clockOffset, createServerClockReader } from './clockOffset'

/**
 * Milliseconds until a time on the server clock, at least 0. Renders every second until then.
 * @param until in milliseconds since 1970
 * @param clockOffset server clock minus device clock, from the last sample
 */
export function useTimeLeft(until: number, clockOffset: number): number {
  const [clock, setClock] = useState(() => ({ now: createServerClock(clockOffset), clockOffset }))
  if (clock.clockOffset !== clockOffset) setClock({ now: createServerClock(clockOffset), clockOffset })
  const left = () => Math.max(0, until - clock.now())
  const [, tick] = useState(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const rest = until - clock.now()
      // Just after the second: timers may fire a millisecond early.
      if (rest > 0) timer = setTimeout(step, (rest % 1000) + 2)
    }
    const step = () => {
      tick((count) => count + 1)
      next()
    }
    // Some devices stop the monotonic clock while they sleep, so it is restarted from the device clock.
    const onVisible = () => {
      if (!document.hidden) setClock({ now: createServerClock(clockOffset), clockOffset })
    }
    next()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [until, clock, clockOffset])

  return left()
}

/**
 * The server clock, continued from one sample. Between samples it uses the monotonic clock, because the device clock may be
 * changed (threats D5).
 * @param offset server clock minus device clock, in milliseconds
 * @returns reads the time in milliseconds since 1970
 */
export function createServerClock(offset: number, wall = Date.now, monotonic = () => performance.now()): () => number {
  const start = wall() + offset - monotonic()
  return () => start + monotonic()
}

type ClockSession = Pick<Session, 'authorization' | 'clockSynced' | 'state'>

/**
 * Requests the server clock when a countdown mounts and when the page becomes visible (threats D5). Signed-out visitors
 * skip the first request, because the config response had the time.
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
 * Requests the server clock. The profile call is accurate to a fraction of a second; signed-out visitors use the Date header
 * of another call. An error leaves the clock unchanged.
 */
export async function syncClock(http: Http, session: ClockSession): Promise<void> {
  if (!session.authorization()) {
    await http
      .get('user/health_check/', { timeout: 'secondary', auth: false, onHeaders: createServerClockReader(session) })
      .catch(() => {})
    return
  }
  const requestedAt = Date.now()
  const response = await getProfile(http).catch((error) => (error instanceof ServiceError ? error : undefined))
  if (!isRecord(response?.data)) return
  const offset = clockOffset(response.data.server_utc_timestamp, requestedAt, Date.now())
  if (offset !== undefined) session.clockSynced(offset)
}
