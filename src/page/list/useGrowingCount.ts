import { startTransition, useEffect, useState } from 'react'

/** How many of a long list come at once: a task for all of them would hold the page. */
export const STEP = 24

/** How many of so many are there by now: a long list comes bit by bit. It begins anew where its user is mounted anew. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount((before) => before + STEP)))
    return () => clearTimeout(timer)
  }, [count, total])
  return count
}
