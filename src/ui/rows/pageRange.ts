/** Pages that are offered at once (spec, section 9: 5 pages per range). */
const RANGE = 5

/** What a pager shows. Pages count from 1. */
export interface PageRange {
  pages: number[]
  /** The pages beside the present one; undefined at the ends. */
  previous?: number
  next?: number
  last: number
}

/**
 * The range of five pages that the present one is in: 1 to 5, 6 to 10, and so on.
 * @param page from 1; beyond the ends it counts as the first or the last
 * @param total number of things
 * @param size things on a page
 */
export function pageRange(page: number, total: number, size: number): PageRange {
  const last = Math.max(1, Math.ceil(total / size))
  const now = Math.min(Math.max(1, Math.trunc(page) || 1), last)
  const first = Math.floor((now - 1) / RANGE) * RANGE + 1
  const count = Math.min(RANGE, last - first + 1)
  return {
    pages: Array.from({ length: count }, (_, index) => first + index),
    previous: now > 1 ? now - 1 : undefined,
    next: now < last ? now + 1 : undefined,
    last,
  }
}
