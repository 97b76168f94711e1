import { findNearestWord } from '../../../lib/text/findNearestWord'
import type { Problem, ProblemDraft } from '../problem'
import type { DocumentSource } from './explain'
import { createPositionLookup } from './positions'

/** Adds suggestions to drafts, and line and column if the document is given. */
export function completeDrafts(
  drafts: readonly ProblemDraft[],
  source?: Pick<DocumentSource, 'text' | 'positionAt'>,
): Problem[] {
  const place = source ? (source.positionAt ?? createPositionLookup(source.text)) : () => ({})
  return drafts.map(({ suggestFrom, ...problem }) => ({
    ...problem,
    ...(suggestFrom && { suggestion: findNearestWord(suggestFrom.word, suggestFrom.known) }),
    ...place(problem.pointer),
  }))
}
