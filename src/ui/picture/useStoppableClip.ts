import { useState } from 'react'
import { useHidden } from '../useHidden'
import { useMedia } from '../useMedia'

/** A clip without sound over a picture: what `MutedClip` is given, and what its button does. */
export interface StoppableClip {
  /** Undefined: only the picture is seen. */
  clip: { src: string; playing: boolean; onEnd: () => void; onFail: () => void } | undefined
  /** true: there is something to start or to stop. */
  usable: boolean
  playing: boolean
  toggle: () => void
}

/**
 * A clip that plays once, can be stopped (WCAG 2.2.2) and begun again, and ends in the picture. Who wants no motion is
 * shown the picture only; so is everybody when it cannot be played. It rests while the page is not seen.
 */
export function useStoppableClip(src: string | undefined): StoppableClip {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const hidden = useHidden()
  const [state, setState] = useState<'playing' | 'paused' | 'ended' | 'broken'>('playing')
  const usable = src !== undefined && !still && state !== 'broken'
  const playing = state === 'playing'
  return {
    clip:
      usable && state !== 'ended'
        ? { src, playing: playing && !hidden, onEnd: () => setState('ended'), onFail: () => setState('broken') }
        : undefined,
    usable,
    playing,
    toggle: () => setState(playing ? 'paused' : 'playing'),
  }
}
