import { startTransition, useEffect, useState } from 'react'

/** Items rendered per step: rendering a long list in one task would block the page. */
export const ITEMS_PER_STEP = 24

/** Number of items to render now: a long list grows in steps. It restarts when the component is mounted again. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(ITEMS_PER_STEP)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount((before) => before + ITEMS_PER_STEP)))
    return () => clearTimeout(timer)
  }, [count, total])
  return count
}
