import { useEffect, useMemo, useState } from 'react'
import { createServerClock, useClockSync } from '../session/countdown/useTimeLeft'
import { useRuntime, useSession } from '../site/react/RuntimeContext'

const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Server time (threats D5). Rerenders when the time passes one of `changeTimes`, for example to show the form when its
 * window opens.
 * @param changeTimes in ms since 1970
 * @returns ms since 1970
 */
export function useEventClock(changeTimes: readonly number[]): number {
  const { http, session } = useRuntime()
  const { clockOffset } = useSession()
  useClockSync(http, session)
  const clock = useMemo(() => createServerClock(clockOffset), [clockOffset])
  const [, setTick] = useState(0)
  const now = clock()
  const nextChange = changeTimes.reduce(
    (earliest, time) => (time > now && time < earliest ? time : earliest),
    Number.POSITIVE_INFINITY,
  )
  useEffect(() => {
    if (nextChange === Number.POSITIVE_INFINITY) return
    const update = () => setTick((count) => count + 1)
    const timer = setTimeout(update, Math.min(nextChange - clock() + 2, MAX_TIMEOUT_MS))
    // Timers are suspended while the device sleeps.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  })
  return now
}
