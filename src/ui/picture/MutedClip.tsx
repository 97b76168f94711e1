import { useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  src: string
  /** Shown until it plays. */
  poster?: string
  /** true: it plays. false: it stands still. */
  playing: boolean
  /** It came to its end. */
  onEnd: () => void
  /** It cannot be played, or did not begin in time. */
  onFail: () => void
}

/** How long a clip may take to begin, in milliseconds. */
const PATIENCE = 8000

/** A clip without sound, without controls, played by the browser itself: no byte of the player is loaded for it. */
export function MutedClip({ src, poster, playing, onEnd, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    const element = video.current
    if (!element || !playing) return
    // React sets the property only; browsers that ask for the attribute refuse to start.
    element.muted = true
    let live = true
    const timer = setTimeout(() => fail(), PATIENCE)
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
