import { useEffect, useRef, useState } from 'react'

const FIRST = 2000
const LONGEST = 60_000

/**
 * Tries again by itself, at longer and longer distances, while the page is looked at; at once when it is looked at
 * again and when the connection comes back (reliability P7).
 * @param retry settles when the attempt is over
 * @returns whether an attempt runs, and one to start by hand
 */
export function useRetries(retry: () => Promise<unknown>): { trying: boolean; again: () => void } {
  const [state, setState] = useState({ attempts: 0, trying: false })
  const latest = useRef({ retry, trying: false })
  latest.current.retry = retry
  const again = () => {
    if (latest.current.trying) return
    latest.current.trying = true
    setState(({ attempts }) => ({ attempts: attempts + 1, trying: true }))
    latest.current.retry().finally(() => {
      latest.current.trying = false
      setState(({ attempts }) => ({ attempts, trying: false }))
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wait begins whenever an attempt has ended
  useEffect(() => {
    if (state.trying) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') again()
    }, delayBefore(state.attempts))
    const onLook = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', onLook)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onLook)
      removeEventListener('online', again)
    }
  }, [state])

  return { trying: state.trying, again }
}

/** Milliseconds before the attempt with this number, from 0: 2, 4, 8 s, a minute at most. */
export const delayBefore = (attempt: number): number => Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10))
