import { fold } from '../../lib/text/fold'
import { foldWithOffsets } from '../../lib/text/foldWithOffsets'

/**
 * Finds search terms in a name, ignoring case and accents (fold).
 * @returns the parts before, in and after the match; undefined without a match
 */
export function matchIn(name: string, terms: string): [before: string, match: string, after: string] | undefined {
  const { folded, starts, ends } = foldWithOffsets(name)
  const wanted = fold(terms)
  const found = wanted ? folded.indexOf(wanted) : -1
  if (found < 0) return undefined
  const [start, end] = [starts[found], ends[found + wanted.length - 1]]
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}
