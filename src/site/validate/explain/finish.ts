import { nearest } from '../../../lib/nearest'
import type { Draft, Problem } from '../problem'
import { positionsIn } from './positions'

/**
 * Gives drafts their suggestion and, where the document is at hand, line and column.
 * @param text the document as it came
 */
export function finish(drafts: readonly Draft[], text?: string): Problem[] {
  const place = text === undefined ? () => ({}) : positionsIn(text)
  return drafts.map(({ meant, ...problem }) => ({
    ...problem,
    ...(meant && { suggestion: nearest(meant.word, meant.known) }),
    ...place(problem.pointer),
  }))
}
