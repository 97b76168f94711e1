import { parsePointer, pointerToken } from '../../../src/lib/json/pointer'
import { valueAtPath } from '../../../src/lib/json/valueAtPath'
import { originOf } from '../../../src/site/validate/origin'

export interface DocumentText {
  /** Name of the field, or of the field that contains the list. */
  key: string
  value: string
  pointer: string
}

/** The objects in a list, each with its pointer in the original document. */
export function itemsWithPointers<Item extends object>(list: readonly Item[], pointer: string): [Item, string][] {
  return list.map((item, index) => [item, originOf(item) ?? `${pointer}/${index}`])
}

/**
 * Every string of a document with its pointer in the original document.
 * @param value the document after validation
 * @param pointer of `value`
 * @param raw the original document, to find the original index of strings after invalid entries were removed
 */
export function* textsIn(value: unknown, pointer: string, raw?: unknown, key = ''): Generator<DocumentText> {
  if (typeof value === 'string') yield { key, value, pointer }
  if (typeof value !== 'object' || value === null) return
  const at = originOf(value) ?? pointer
  if (!Array.isArray(value)) {
    for (const [name, child] of Object.entries(value)) yield* textsIn(child, at + pointerToken(name), raw, name)
    return
  }
  const original = valueAtPath(raw, parsePointer(at))
  let next = 0
  for (const [index, child] of value.entries()) {
    const found = Array.isArray(original) && typeof child === 'string' ? original.indexOf(child, next) : -1
    next = found + 1
    yield* textsIn(child, `${at}/${found < 0 ? index : found}`, raw, key)
  }
}
