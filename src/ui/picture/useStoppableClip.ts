import { useState } from 'react'
import { useMediaQuery } from '../useMediaQuery'
import { useTabHidden } from '../useTabHidden'

/** A muted clip over an image: the props of `MutedClip`, and the state of its play button. */
export interface StoppableClip {
  /** Undefined: only the image is shown. */
  clip: { src: string; playing: boolean; onEnd: () => void; onFail: () => void } | undefined
  /** true: the clip can be played, so show the button. */
  isUsable: boolean
  playing: boolean
  toggle: () => void
}

/**
 * A clip that plays once over an image and can be paused and restarted (WCAG 2.2.2). With reduced motion, or if it cannot
 * be played, only the image is shown. It pauses while the tab is hidden.
 */
export function useStoppableClip(src: string | undefined): StoppableClip {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const hidden = useTabHidden()
  const [state, setState] = useState<'playing' | 'paused' | 'ended' | 'broken'>('playing')
  const isUsable = src !== undefined && !reducedMotion && state !== 'broken'
  const playing = state === 'playing'
  return {
    clip:
      isUsable && state !== 'ended'
        ? { src, playing: playing && !hidden, onEnd: () => setState('ended'), onFail: () => setState('broken') }
        : undefined,
    isUsable,
    playing,
    toggle: () => setState(playing ? 'paused' : 'playing'),
  }
}
