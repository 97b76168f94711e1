import type Player from 'video.js/dist/types/player'

/** Spec, section 9. */
const DOUBLE_TAP_MS = 450

/**
 * A tap on the video plays or pauses, a double tap toggles full screen (spec, section 9). The first tap acts immediately;
 * the second one reverts it, so that a double tap only toggles full screen.
 * @param toggle plays or pauses
 * @returns the click handler for video.js
 */
export function createTapHandler(
  player: () => Player,
  toggle: () => void,
  now: () => number = () => performance.now(),
) {
  let lastTap = Number.NEGATIVE_INFINITY
  return () => {
    const isDouble = now() - lastTap < DOUBLE_TAP_MS
    lastTap = isDouble ? Number.NEGATIVE_INFINITY : now()
    toggle()
    if (!isDouble) return
    const target = player()
    if (target.isFullscreen()) target.exitFullscreen()
    else target.requestFullscreen()
  }
}
