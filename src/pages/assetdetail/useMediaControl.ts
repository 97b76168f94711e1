import { useMemo, useRef, useState } from 'react'

export interface MediaControl {
  /** Current time in seconds; undefined before playback starts. */
  currentTime: () => number | undefined
  /** Seeks; starts playback if nothing plays yet. */
  seek: (seconds: number) => void
  /** Start time in seconds; undefined before the viewer starts playback. */
  startTime: number | undefined
  start: () => void
  /** Receives the media element when it is mounted, and undefined when it is removed. */
  setMedia: (media: HTMLMediaElement | undefined) => void
}

export function useMediaControl(): MediaControl {
  const media = useRef<HTMLMediaElement>(undefined)
  const [startTime, setStartTime] = useState<number>()
  const actions = useMemo(
    () => ({
      currentTime: () => {
        const element = media.current
        return element && (element.currentTime > 0 || element.played.length > 0) ? element.currentTime : undefined
      },
      seek: (seconds: number) => {
        if (media.current) media.current.currentTime = seconds
        else setStartTime(seconds)
      },
      start: () => setStartTime((before) => before ?? 0),
      setMedia: (element: HTMLMediaElement | undefined) => {
        media.current = element
        if (!element) setStartTime(undefined)
      },
    }),
    [],
  )
  return useMemo(() => ({ ...actions, startTime }), [actions, startTime])
}
