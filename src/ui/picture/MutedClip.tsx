import { useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  src: string
  /** Shown until it plays. */
  poster?: string
  playing: boolean
  onEnd: () => void
  /** The clip cannot be played, or did not start in time. */
  onFail: () => void
}

const START_TIMEOUT_MS = 8000

/** A muted clip without controls, in a native `<video>`: it does not load the code of the player. */
export function MutedClip({ src, poster, playing, onEnd, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    const element = video.current
    if (!element || !playing) return
    // React sets only the property when it creates the element: set it again before play(), which browsers allow muted only.
    element.muted = true
    let live = true
    const timer = setTimeout(() => fail(), START_TIMEOUT_MS)
    element.addEventListener('playing', () => clearTimeout(timer), { once: true })
    element.play()?.catch(() => live && fail())
    return () => {
      live = false
      clearTimeout(timer)
      element.pause()
    }
  }, [playing])

  return (
    <video
      ref={video}
      src={src}
      poster={poster}
      muted
      playsInline
      disablePictureInPicture
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onEnded={onEnd}
      onError={onFail}
    />
  )
}
