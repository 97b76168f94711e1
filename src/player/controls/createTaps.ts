import type Player from 'video.js/dist/types/player'

/** Two taps within this time are one double tap, in milliseconds (spec, section 9). */
const DOUBLE = 450

/**
 * A tap on the picture plays or pauses, a double tap toggles full screen (spec, section 9). The first tap acts at once;
 * the second takes that back, so that a double tap changes nothing but the size.
 * @param toggle plays or pauses
 * @returns what video.js calls for a click
 */
export function createTaps(player: () => Player, toggle: () => void, now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const double = now() - last < DOUBLE
    last = double ? Number.NEGATIVE_INFINITY : now()
    toggle()
    if (!double) return
    const target = player()
    if (target.isFullscreen()) target.exitFullscreen()
    else target.requestFullscreen()
  }
}
