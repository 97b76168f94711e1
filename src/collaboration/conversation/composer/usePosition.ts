import { useEffect, useEffectEvent, useState } from 'react'

const POLL_INTERVAL_MS = 500

/**
 * The playback position in whole seconds.
 * @param position current position in seconds; undefined: the content has no timeline
 * @param isRunning false: keeps the last value
 */
export function usePosition(position: (() => number | undefined) | undefined, isRunning: boolean): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  const isTimed = position !== undefined
  const read = useEffectEvent(() => {
    const now = position?.()
    setSeconds(now === undefined ? undefined : Math.max(0, Math.floor(now)))
  })
  useEffect(() => {
    if (!isTimed) return
    // oxlint-disable-next-line hooks/set-state-in-effect -- the position is read from the player
    read()
    if (!isRunning) return
    const timer = setInterval(() => read(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isTimed, isRunning])
  return seconds
}
