import { nearest } from '../../../lib/text/nearest'
import type { Problem, ProblemDraft } from '../problem'
import { positionsIn } from './positions'

/** Adds suggestions to drafts, and line and column if the text is given. */
export function completeDrafts(drafts: readonly ProblemDraft[], text?: string): Problem[] {
  const place = text === undefined ? () => ({}) : positionsIn(text)
  return drafts.map(({ suggestFrom, ...problem }) => ({
    ...problem,
    ...(suggestFrom && { suggestion: nearest(suggestFrom.word, suggestFrom.known) }),
    ...place(problem.pointer),
  }))
}
