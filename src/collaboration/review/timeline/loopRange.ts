/** A looped range in seconds. Without an end it is still being set. */
export interface LoopRange {
  start: number
  end?: number
}

/** Minimum length in seconds. */
const MIN_LOOP_SECONDS = 0.2

export type LoopStep = 'start' | 'end' | 'clear'

/**
 * Sets the start or end of the loop. An end before the start swaps them; an end without a start loops from the
 * beginning.
 * @param now seconds
 */
export function changeLoop(range: LoopRange | undefined, step: LoopStep, now: number): LoopRange | undefined {
  if (step === 'clear') return undefined
  if (step === 'start') {
    const end = range?.end
    return end !== undefined && end - now >= MIN_LOOP_SECONDS ? { start: now, end } : { start: now }
  }
  const start = range?.start ?? 0
  if (Math.abs(now - start) < MIN_LOOP_SECONDS) return range
  return now > start ? { start, end: now } : { start: now, end: start }
}

/** Next step of the loop button: set the start, set the end, clear. */
export const nextLoopStep = (range: LoopRange | undefined): LoopStep =>
  !range ? 'start' : range.end === undefined ? 'end' : 'clear'

/**
 * Where playback continues.
 * @returns undefined: no jump
 */
export function loopSeekTarget(range: LoopRange | undefined, now: number): number | undefined {
  return range?.end !== undefined && now >= range.end ? range.start : undefined
}
