import { useEffect, useEffectEvent } from 'react'

/** How often it is looked whether it is time, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000

/**
 * Asks again and again while the tab is seen, and at once when it is seen again after longer: for what others change.
 * @param intervalMs in milliseconds
 * @param poll returns false where it cannot be now: it is called again soon
 */
export function usePolling(intervalMs: number, poll: () => unknown): void {
  const onDue = useEffectEvent(poll)
  useEffect(() => {
    let lastPoll = performance.now()
    const pollIfDue = () => {
      const now = performance.now()
      if (now - lastPoll < intervalMs || document.visibilityState === 'hidden') return
      if (onDue() !== false) lastPoll = now
    }
    const timer = setInterval(pollIfDue, CHECK_INTERVAL_MS)
    document.addEventListener('visibilitychange', pollIfDue)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', pollIfDue)
    }
  }, [intervalMs])
}
