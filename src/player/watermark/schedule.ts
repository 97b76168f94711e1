import type { MarkFields } from './markFields'

/** A mark at one moment of the film. */
export interface MarkState {
  shown: boolean
  /** Which of its places it is in; 0 is the one of `top` and `left`. */
  turn: number
}

/**
 * Whether a mark is on the picture at a position of the film, and in which place.
 * By the position, not by the clock: paused, it stands still, and loading the page anew does not put it off.
 * @param seconds `video.currentTime`
 */
export function stateAt(mark: MarkFields, seconds: number): MarkState {
  if (!mark.moves) return { shown: true, turn: 0 }
  const since = (Number.isFinite(seconds) ? seconds : 0) - mark.offset
  if (since < 0) return { shown: false, turn: 0 }
  return { shown: appears(mark, since), turn: Math.floor(since / mark.switchInterval) }
}

/** `interval` is from one appearance to the next; without it, or without an end, the mark stays. */
function appears({ interval, onScreen }: MarkFields, since: number): boolean {
  return interval === 0 || onScreen === 0 || since % interval < onScreen
}
