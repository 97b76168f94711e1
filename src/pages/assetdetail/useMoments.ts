import { useMemo, useRef, useState } from 'react'

/** The time of what plays on a page, and the way to another one. */
export interface Moments {
  /** Seconds; undefined until playing has begun. */
  moment: () => number | undefined
  /** Leads there, and begins where nothing plays yet. */
  seek: (seconds: number) => void
  /** Where playing begins, in seconds; undefined: nobody wants it to play. */
  start: number | undefined
  begin: () => void
  /** Told of the element that plays, as it comes and goes. */
  setMedia: (media: HTMLMediaElement | undefined) => void
}

/** One time for the player, the comments and the keys of a page. */
export function useMoments(): Moments {
  const media = useRef<HTMLMediaElement>(undefined)
  const [start, setStart] = useState<number>()
  const fixed = useMemo(
    () => ({
      moment: () => {
        const it = media.current
        return it && (it.currentTime > 0 || it.played.length > 0) ? it.currentTime : undefined
      },
      seek: (seconds: number) => {
        if (media.current) media.current.currentTime = seconds
        else setStart(seconds)
      },
      begin: () => setStart((before) => before ?? 0),
      setMedia: (it: HTMLMediaElement | undefined) => {
        media.current = it
        if (!it) setStart(undefined)
      },
    }),
    [],
  )
  return useMemo(() => ({ ...fixed, start }), [fixed, start])
}
