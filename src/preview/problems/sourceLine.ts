import { parseTree } from 'jsonc-parser'
import { nodeOf } from '../../site/validate/findFix'
import type { Problem } from '../../site/validate/problem'

/** The line that a problem stands in, and what of it is wrong. */
export interface SourceLine {
  /** 1-based. */
  number: number
  before: string
  /** Empty: the line as a whole. */
  marked: string
  after: string
}

/** So much of a line is shown on either side of what is wrong, in signs: some files are one line. */
const AROUND = 60

/**
 * Reads the lines of problems from a JSON document, which is parsed once for all of them.
 * @param text of the document
 * @returns a function from problem to its line; undefined where it stands nowhere, or in more than one line
 */
export function sourceLines(text: string): (problem: Pick<Problem, 'pointer' | 'isName'>) => SourceLine | undefined {
  let tree: ReturnType<typeof parseTree> | null = null
  return (problem) => {
    tree ??= parseTree(text)
    const mark = nodeOf(problem, tree)
    if (!mark) return undefined
    const [from, to] = [mark.offset, mark.offset + mark.length]
    const start = text.lastIndexOf('\n', from - 1) + 1
    const next = text.indexOf('\n', to)
    const end = next < 0 ? text.length : next
    const before = text.slice(start, from).trimStart()
    const after = text.slice(to, end).trimEnd()
    return {
      number: text.slice(0, from).split('\n').length,
      before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
      marked: shortened(text.slice(from, to)),
      after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
    }
  }
}

const shortened = (text: string) => (text.length > 2 * AROUND ? `${text.slice(0, 2 * AROUND)}…` : text)
