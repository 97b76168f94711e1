import { structuredPatch } from 'diff'
import { parsePointer } from '../../../lib/json/pointer'
import type { Problem } from '../../../site/validate/problem'
import { followPointer, type JsonDocument, parseJsonDocument, stableRefOf } from '../../../tools/edit/document'
import { validateFileText } from '../../editor/validateFileText'
import type { ChangedDocument } from '../draft/siteFolder'

export interface DocumentChange {
  path: string
  added: number
  removed: number
  hunks: readonly { start: number; lines: readonly string[] }[]
}

/** Unchanged lines shown around a change. */
const CONTEXT_LINES = 1

/** The changed lines of a document. */
export function diffDocument(path: string, before: string, after: string): DocumentChange {
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
export async function findNewErrors(
  changed: readonly ChangedDocument[],
  textOnDisk: (path: string) => string | undefined,
): Promise<Problem[]> {
  const errorsIn = async (path: string, text: string) =>
    (await validateFileText(path, text)).filter(({ severity }) => severity === 'error')
  const found = await Promise.all(
    changed.map(async ({ path, text }) => {
      if (text === null) return []
      const before = textOnDisk(path)
      const known = new Set(before === undefined ? [] : errorsByKey(before, await errorsIn(path, before)).keys())
      return [...errorsByKey(text, await errorsIn(path, text))].flatMap(([key, error]) =>
        known.has(key) ? [] : [error],
      )
    }),
  )
  return found.flat()
}

/** Errors by their place and message. Places name list items by identity, because other changes move the items. */
function errorsByKey(text: string, errors: readonly Problem[]): Map<string, Problem> {
  const document = parseJsonDocument(text)
  return new Map(errors.map((error) => [`${stablePlaceOf(document, error.pointer)} ${error.message}`, error]))
}

function stablePlaceOf(document: JsonDocument | undefined, pointer: string): string {
  if (!document) return pointer
  // An error about a missing field points to a value that does not exist.
  const { node, rest } = followPointer(document.root, parsePointer(pointer))
  return JSON.stringify([...stableRefOf(document.root, node), ...rest])
}
