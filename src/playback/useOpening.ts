import { useEffect, useState } from 'react'
import type { Answer } from '../data/useQuery'
import type { Playback } from '../service/playback'

/** How often a picture that has just begun is asked for again, and after how long, in milliseconds. */
const TIMES = 5
const PAUSE = 1500

/**
 * Clocks are a second apart: what has begun by the visitor's may not have by the service's, which then says that there is
 * nothing to play (code 1). So it is asked again for some seconds.
 * @param begins true: it begins about now
 * @returns whether the refusal is not the last word yet
 */
export function useOpening({ data, busy, retry }: Answer<Playback>, begins = false): boolean {
  const [asked, setAsked] = useState(0)
  const refused = data !== undefined && 'refused' in data && data.refused === '1'
  const waits = begins && refused && (asked < TIMES || busy)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks once
  useEffect(() => {
    if (!waits || busy) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      retry()
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [waits, busy, asked])
  return waits
}
