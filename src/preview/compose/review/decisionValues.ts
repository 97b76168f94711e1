import { nodeAt, parseJsonDocument, readValue } from '../../../tools/edit/document'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { type Json, targetOf } from '../../../tools/edit/operation'
import type { Decision } from '../draft/decisions'

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
