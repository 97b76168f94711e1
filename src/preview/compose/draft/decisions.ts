import { nodeAt, parseJsonDocument, readValue } from '../../../tools/edit/document'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { type Json, targetOf } from '../../../tools/edit/operation'
import type { DraftConflict } from './mergeDisk'

/** Changes that need one decision: all of one value, or all in a part that was removed on disk. */
export interface Decision {
  key: string
  file: string
  kind: DraftConflict['conflict']
  /** In the order of their steps. */
  conflicts: readonly DraftConflict[]
}

export function decisionsOf(conflicts: readonly DraftConflict[]): Decision[] {
  const decisions = new Map<string, Decision>()
  for (const conflict of conflicts) {
    const key = keyOf(conflict)
    const { file } = conflict.operation
    const others = decisions.get(key)?.conflicts ?? []
    decisions.set(key, { key, file, kind: conflict.conflict, conflicts: [...others, conflict] })
  }
  return [...decisions.values()]
}

function keyOf({ conflict, operation, restore }: DraftConflict): string {
  const target = 'change' in operation ? targetOf(operation.change) : 'token' in operation ? operation.token : ''
  return JSON.stringify([operation.file, conflict, restore ?? target])
}

/** The values of both sides; undefined: not set. */
export function sidesOf(
  { conflicts }: Decision,
  files: SiteTexts,
): { mine: Json | undefined; theirs: Json | undefined } {
  const last = conflicts.at(-1)
  if (!last) return { mine: undefined, theirs: undefined }
  const { operation } = last
  const known = last.conflict === 'changed' ? last.theirs : undefined
  if ('text' in operation) return { mine: operation.text, theirs: files.get(operation.file) }
  if ('token' in operation) return { mine: operation.value, theirs: known }
  const document = parseJsonDocument(files.get(operation.file) ?? '')
  // The file may have been changed again.
  const node = document && nodeAt(document.root, targetOf(operation.change))
  const theirs = document && node ? readValue(document, node) : known
  return { mine: 'value' in operation.change ? operation.change.value : undefined, theirs }
}

/** Makes the choice of the draft for a decision. @param value instead of that of the draft */
export function keepMineOperation({ kind, conflicts }: Decision, value?: string): SiteOperation | undefined {
  const last = conflicts.at(-1)
  if (kind === 'removed' || value === undefined || !last) return kind === 'removed' ? last?.restore : last?.operation
  const { operation } = last
  if ('text' in operation) return { ...operation, text: value }
  if ('token' in operation) return { ...operation, value }
  return { file: operation.file, change: { do: 'set', at: targetOf(operation.change), value } }
}
