import { useCallback, useState } from 'react'

/** How many things each view holds, as far as it is known, and the way to tell it. */
export function useCounts() {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const report = useCallback((key: string, count: number | undefined) => {
    if (count === undefined) return
    setCounts((before) => (before.get(key) === count ? before : new Map(before).set(key, count)))
  }, [])
  return [counts, report] as const
}
