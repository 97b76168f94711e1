import { useEffect, useEffectEvent } from 'react'

const CHECK_INTERVAL_MS = 1_000

/**
 * Polls while the tab is visible, and immediately when a hidden tab becomes visible after the interval has passed.
 * @param poll returns false if it cannot run now; it is then called again after a second
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
