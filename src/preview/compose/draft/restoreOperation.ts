import {
  deepestNode,
  type JsonDocument,
  nodeAt,
  parseJsonDocument,
  readValue,
  stableRefOf,
} from '../../../tools/edit/document'
import type { SiteOperation } from '../../../tools/edit/editSite'
import { type RefStep, targetOf, type ValueRef } from '../../../tools/edit/operation'

/**
 * Creates what was removed on disk again: a file, an item of a list, or a field.
 * @param operation that can no longer be applied
 * @param ours the text with all changes of the draft
 * @param after the text on disk; undefined: the file was removed
 * @returns undefined if that is not known
 */
export function restoreOperation(
  operation: SiteOperation,
  ours: string | undefined,
  after: string | undefined,
): SiteOperation | undefined {
  const { file } = operation
  if (ours === undefined) return undefined
  if (after === undefined) return { file, text: ours }
  const [old, current] = [parseJsonDocument(ours), parseJsonDocument(after)]
  if (!('change' in operation) || !old || !current) return undefined
  const ref = targetOf(operation.change)
  const removed = ref.slice(0, deepestNode(current.root, ref).depth + 1)
  const node = nodeAt(old.root, removed)
  const step = removed.at(-1)
  if (!node || step === undefined || nodeAt(current.root, removed)) return undefined
  const value = readValue(old, node)
  if (typeof step === 'string') return { file, change: { do: 'set', at: removed, value } }
  const list = removed.slice(0, -1)
  return { file, change: { do: 'insert', list, ...nextItemOnDisk(old, removed, current), value } }
}

/** The first item after the removed one that is still on disk. */
function nextItemOnDisk(old: JsonDocument, removed: ValueRef, current: JsonDocument): { before?: RefStep } {
  const node = nodeAt(old.root, removed)
  const items = node?.parent?.children ?? []
  for (const item of node ? items.slice(items.indexOf(node) + 1) : []) {
    const before = stableRefOf(old.root, item).at(-1)
    if (typeof before === 'object' && nodeAt(current.root, [...removed.slice(0, -1), before])) return { before }
  }
  return {}
}
