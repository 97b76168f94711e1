/** A part of a film that is played again and again, in seconds. Without an end it is still being chosen. */
export interface LoopRange {
  start: number
  end?: number
}

/** Shortest loop, in seconds: below it one sees nothing. */
const SHORTEST = 0.2

export type LoopStep = 'start' | 'end' | 'clear'

/**
 * Sets an end of the loop at this moment. An end before the start turns the two round; an end that is missing its start
 * loops from the beginning.
 * @param now seconds
 */
export function changeLoop(range: LoopRange | undefined, step: LoopStep, now: number): LoopRange | undefined {
  if (step === 'clear') return undefined
  if (step === 'start') {
    const end = range?.end
    return end !== undefined && end - now >= SHORTEST ? { start: now, end } : { start: now }
  }
  const start = range?.start ?? 0
  if (Math.abs(now - start) < SHORTEST) return range
  return now > start ? { start, end: now } : { start: now, end: start }
}

/** What one button does next: it sets the start, then the end, then ends the loop. */
export const nextLoopStep = (range: LoopRange | undefined): LoopStep =>
  !range ? 'start' : range.end === undefined ? 'end' : 'clear'

/**
 * Where playback goes on.
 * @returns undefined: where it is
 */
export function loopBack(range: LoopRange | undefined, now: number): number | undefined {
  return range?.end !== undefined && now >= range.end ? range.start : undefined
}
