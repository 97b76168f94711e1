import { structuredPatch } from 'diff'
import type { Problem } from '../../../site/validate/problem'
import { checkText } from '../../editor/checkText'
import type { ChangedDocument } from '../draft/draftStore'

export interface DocumentChange {
  path: string
  added: number
  removed: number
  hunks: readonly { start: number; lines: readonly string[] }[]
}

/** Unchanged lines shown around a change. */
const CONTEXT_LINES = 1

/** The changed lines of a document. */
export function documentChange(path: string, before: string, after: string): DocumentChange {
  const { hunks } = structuredPatch(path, path, before, after, undefined, undefined, { context: CONTEXT_LINES })
  const lines = hunks.flatMap((hunk) => hunk.lines)
  return {
    path,
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
    hunks: hunks.map((hunk) => ({ start: hunk.oldStart, lines: hunk.lines.filter((line) => !line.startsWith('\\')) })),
  }
}

/** The errors of changed documents that they did not have on disk. */
export async function newErrors(
  changed: readonly ChangedDocument[],
  textOnDisk: (path: string) => string | undefined,
): Promise<Problem[]> {
  const errorsIn = async (path: string, text: string) =>
    (await checkText(path, text)).filter(({ severity }) => severity === 'error')
  const found = await Promise.all(
    changed.map(async ({ path, text }) => {
      if (text === null) return []
      const before = await errorsIn(path, textOnDisk(path) ?? '{}')
      const known = new Set(before.map(({ message }) => message))
      return (await errorsIn(path, text)).filter(({ message }) => !known.has(message))
    }),
  )
  return found.flat()
}
