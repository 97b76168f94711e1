import type { Milestone } from '../../service/siteEvents'

const MILESTONES: readonly Milestone[] = [25, 50, 90]
/** A seek to up to this many percentage points after a milestone still reaches it (spec, section 9). */
const SEEK_TOLERANCE_PERCENT = 2
/** Seconds of watching until the initial_10s event (spec, section 9). */
const INITIAL_WATCHED_SECONDS = 10

export type ReachedMilestone = 'initial_10s' | Milestone

/**
 * Detects the milestones of one asset, each once. Watching past a milestone reaches it, and so does a seek to it or up to
 * two points after it; a seek past it does not.
 */
export function createMilestones() {
  const remaining = new Set<Milestone>(MILESTONES)
  let watched = 0
  let isInitialReported = false
  let previous: number | undefined

  function findReached(position: number, duration: number): ReachedMilestone[] {
    const from = percentOf(previous ?? position, duration)
    const to = percentOf(position, duration)
    const found: ReachedMilestone[] = []
    for (const mark of remaining) {
      const crossed = from < mark && to >= mark
      if (!crossed && !(to >= mark && to <= mark + SEEK_TOLERANCE_PERCENT)) continue
      remaining.delete(mark)
      found.push(mark)
    }
    if (!isInitialReported && watched >= INITIAL_WATCHED_SECONDS) {
      isInitialReported = true
      found.unshift('initial_10s')
    }
    previous = position
    return found
  }

  return {
    /**
     * Call when playback has reached a position, in seconds.
     * @param duration NaN or Infinity if unknown: then there are no percentages
     */
    watchedTo(position: number, duration: number): ReachedMilestone[] {
      if (previous !== undefined && position > previous) watched += position - previous
      return findReached(position, duration)
    },
    /** Call after a seek. */
    seekedTo(position: number, duration: number): ReachedMilestone[] {
      previous = undefined
      return findReached(position, duration)
    },
  }
}

const percentOf = (position: number, duration: number) =>
  duration > 0 && Number.isFinite(duration) ? (position / duration) * 100 : Number.NaN
