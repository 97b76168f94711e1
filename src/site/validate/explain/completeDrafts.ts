import { nearest } from '../../../lib/text/nearest'
import type { Problem, ProblemDraft } from '../problem'
import type { Source } from './explain'
import { positionsIn } from './positions'

/** Adds suggestions to drafts, and line and column if the document is given. */
export function completeDrafts(
  drafts: readonly ProblemDraft[],
  source?: Pick<Source, 'text' | 'positionAt'>,
): Problem[] {
  const place = source ? (source.positionAt ?? positionsIn(source.text)) : () => ({})
  return drafts.map(({ suggestFrom, ...problem }) => ({
    ...problem,
    ...(suggestFrom && { suggestion: nearest(suggestFrom.word, suggestFrom.known) }),
    ...place(problem.pointer),
  }))
}
