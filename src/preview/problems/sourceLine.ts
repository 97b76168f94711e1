import { parseTree } from 'jsonc-parser'
import { findProblemNode } from '../../site/validate/findFix'
import type { Problem } from '../../site/validate/problem'

/** The source line of a problem, with the affected part. */
export interface SourceLine {
  /** 1-based. */
  number: number
  before: string
  /** Empty: the whole line. */
  marked: string
  after: string
}

/** Characters shown on either side of the affected part: some files are one line. */
const CONTEXT_LENGTH = 60

/**
 * Finds the source lines of problems in a JSON document, which is parsed once.
 * @param text of the document
 * @returns a function from a problem to its line; undefined if it has none or spans several
 */
export function createSourceLineFinder(
  text: string,
): (problem: Pick<Problem, 'pointer' | 'isName'>) => SourceLine | undefined {
  let tree: ReturnType<typeof parseTree> | null = null
  return (problem) => {
    tree ??= parseTree(text)
    const mark = findProblemNode(problem, tree)
    if (!mark) return undefined
    const [from, to] = [mark.offset, mark.offset + mark.length]
    const start = text.lastIndexOf('\n', from - 1) + 1
    const next = text.indexOf('\n', to)
    const end = next < 0 ? text.length : next
    const before = text.slice(start, from).trimStart()
    const after = text.slice(to, end).trimEnd()
    return {
      number: text.slice(0, from).split('\n').length,
      before: before.length > CONTEXT_LENGTH ? `…${before.slice(-CONTEXT_LENGTH)}` : before,
      marked: shorten(text.slice(from, to)),
      after: after.length > CONTEXT_LENGTH ? `${after.slice(0, CONTEXT_LENGTH)}…` : after,
    }
  }
}

const shorten = (text: string) => (text.length > 2 * CONTEXT_LENGTH ? `${text.slice(0, 2 * CONTEXT_LENGTH)}…` : text)
