/** Whoever got so far has seen it, and begins anew (conventions 9). */
const FINISHED = 0.95

/**
 * Whether somebody who was here has seen it to its end.
 * @param length in seconds; of a live stream it has none
 */
export const isFinished = (at = 0, length = 0): boolean => at > 0 && length > 0 && at >= length * FINISHED
