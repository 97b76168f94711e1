import { useEffect, useState } from 'react'
import { useSession } from './RuntimeContext'

/** The server time in milliseconds since 1970, read on mount and when the page becomes visible */
export function useServiceTime(): number {
  const { clockOffset } = useSession()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const read = () => document.visibilityState === 'visible' && setNow(Date.now())
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return now + clockOffset
}
