import { useEffect, useState } from 'react'

const MINUTE = 60_000

/**
 * Milliseconds until a moment by the server's clock. Renders anew each minute, and when the page is looked at again.
 * @param until in milliseconds since 1970
 * @param clockOffset server clock minus device clock
 */
export function useTimeUntil(until: number, clockOffset: number): number {
  const [, setTick] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      setTick((tick) => tick + 1)
      const left = until - Date.now() - clockOffset
      if (left > 0) timer = setTimeout(tick, (left % MINUTE) + 1)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, clockOffset])
  return until - Date.now() - clockOffset
}
