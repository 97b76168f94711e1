import { useEffect, useMemo, useState } from 'react'
import { serverClock, useClockSync } from '../session/countdown/useTimeLeft'
import { useRuntime, useSession } from '../site/react/RuntimeContext'

/** No timer of a browser waits longer, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/**
 * The moment by the server's clock (threats D5), told anew when it passes one of these: a window that opens while the
 * page stands open shows its form.
 * @param turns in milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function useEventClock(turns: readonly number[]): number {
  const { http, session } = useRuntime()
  const { clockOffset } = useSession()
  useClockSync(http, session)
  const clock = useMemo(() => serverClock(clockOffset), [clockOffset])
  const [, look] = useState(0)
  const now = clock()
  const next = turns.reduce((first, turn) => (turn > now && turn < first ? turn : first), Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const again = () => look((count) => count + 1)
    const timer = setTimeout(again, Math.min(next - clock() + 2, LONGEST))
    // Timers sleep with the device.
    document.addEventListener('visibilitychange', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  })
  return now
}
