import { useMemo, useRef, useState } from 'react'

export interface Moments {
  /** Current time in seconds; undefined before playback starts. */
  moment: () => number | undefined
  /** Seeks; starts playback if nothing plays yet. */
  seek: (seconds: number) => void
  /** Start time in seconds; undefined before the viewer starts playback. */
  start: number | undefined
  begin: () => void
  /** Receives the media element when it is mounted, and undefined when it is removed. */
  setMedia: (media: HTMLMediaElement | undefined) => void
}

export function useMoments(): Moments {
  const media = useRef<HTMLMediaElement>(undefined)
  const [start, setStart] = useState<number>()
  const actions = useMemo(
    () => ({
      moment: () => {
        const element = media.current
        return element && (element.currentTime > 0 || element.played.length > 0) ? element.currentTime : undefined
      },
      seek: (seconds: number) => {
        if (media.current) media.current.currentTime = seconds
        else setStart(seconds)
      },
      begin: () => setStart((before) => before ?? 0),
      setMedia: (element: HTMLMediaElement | undefined) => {
        media.current = element
        if (!element) setStart(undefined)
      },
    }),
    [],
  )
  return useMemo(() => ({ ...actions, start }), [actions, start])
}
