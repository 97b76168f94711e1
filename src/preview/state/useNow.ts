import { useEffect, useState } from 'react'

/** The device's time in milliseconds. @param interval between updates, in milliseconds */
export function useNow(interval: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
