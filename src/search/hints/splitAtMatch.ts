import { fold } from '../../lib/text/fold'
import { foldWithOffsets } from '../../lib/text/foldWithOffsets'

/**
 * Finds search terms in a name, ignoring case and accents (fold).
 * @returns the parts before, in and after the match; undefined without a match
 */
export function splitAtMatch(name: string, terms: string): [before: string, match: string, after: string] | undefined {
  const { folded, starts, ends } = foldWithOffsets(name)
  const foldedTerms = fold(terms)
  const found = foldedTerms ? folded.indexOf(foldedTerms) : -1
  if (found < 0) return undefined
  const [start, end] = [starts[found], ends[found + foldedTerms.length - 1]]
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}
