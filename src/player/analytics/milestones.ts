import type { Milestone } from '../../service/siteEvents'

const MARKS: readonly Milestone[] = [25, 50, 90]
/** A mark is still met so many points after it (spec, section 9). */
const WINDOW = 2
/** After so many seconds of watching comes the first event (spec, section 9). */
const INITIAL = 10

/** What was reached. */
export type Reached = 'initial_10s' | Milestone

/**
 * Says which milestones of one asset are reached, each once. Watching over a mark counts, and so does landing on it or up
 * to two points after it; jumping over it does not.
 */
export function createMilestones() {
  const left = new Set<Milestone>(MARKS)
  let watched = 0
  let begun = false
  let before: number | undefined

  function reached(position: number, duration: number): Reached[] {
    const from = percentOf(before ?? position, duration)
    const to = percentOf(position, duration)
    const found: Reached[] = []
    for (const mark of left) {
      const crossed = from < mark && to >= mark
      if (!crossed && !(to >= mark && to <= mark + WINDOW)) continue
      left.delete(mark)
      found.push(mark)
    }
    if (!begun && watched >= INITIAL) {
      begun = true
      found.unshift('initial_10s')
    }
    before = position
    return found
  }

  return {
    /**
     * The viewer watched on to a position, in seconds.
     * @param duration NaN or Infinity where there is no length: then there are no marks either
     */
    watched(position: number, duration: number): Reached[] {
      if (before !== undefined && position > before) watched += position - before
      return reached(position, duration)
    },
    /** The viewer jumped to a position. */
    jumped(position: number, duration: number): Reached[] {
      before = undefined
      return reached(position, duration)
    },
  }
}

const percentOf = (position: number, duration: number) =>
  duration > 0 && Number.isFinite(duration) ? (position / duration) * 100 : Number.NaN
