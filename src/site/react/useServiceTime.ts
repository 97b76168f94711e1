import { useState } from 'react'
import { useSession } from './RuntimeContext'

/** The service's clock when the component was mounted, in milliseconds since 1970. */
export function useServiceTime(): number {
  const { clockOffset } = useSession()
  const [now] = useState(Date.now)
  return now + clockOffset
}
