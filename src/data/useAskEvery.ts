import { useEffect, useEffectEvent } from 'react'

/** How often it is looked whether it is time, in milliseconds. */
const LOOK_EVERY = 1_000

/**
 * Asks again and again while the tab is seen, and at once when it is seen again after longer: for what others change.
 * @param every in milliseconds
 * @param ask returns false where it cannot be now: it is called again soon
 */
export function useAskEvery(every: number, ask: () => unknown): void {
  const onTurn = useEffectEvent(ask)
  useEffect(() => {
    let asked = performance.now()
    const look = () => {
      const now = performance.now()
      if (now - asked < every || document.visibilityState === 'hidden') return
      if (onTurn() !== false) asked = now
    }
    const timer = setInterval(look, LOOK_EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
}
