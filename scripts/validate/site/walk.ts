import { pointerToken, pointerTokens } from '../../../src/lib/json/pointer'
import { valueAt } from '../../../src/lib/json/valueAt'
import { originOf } from '../../../src/site/validate/origin'

/** A text in a document. */
export interface Text {
  /** Name of its field, or of the list that it is in. */
  key: string
  value: string
  pointer: string
}

/** The entries of a list that are objects, each with its place in the document as it came. */
export function placed<Item extends object>(list: readonly Item[], pointer: string): [Item, string][] {
  return list.map((item, index) => [item, originOf(item) ?? `${pointer}/${index}`])
}

/**
 * Every text of a document with its place in the document as it came.
 * @param value what is left of the document
 * @param pointer of `value`
 * @param raw the whole document as it came: tells where the texts of a list stood before others were set aside
 */
export function* textsIn(value: unknown, pointer: string, raw?: unknown, key = ''): Generator<Text> {
  if (typeof value === 'string') yield { key, value, pointer }
  if (typeof value !== 'object' || value === null) return
  const at = originOf(value) ?? pointer
  if (!Array.isArray(value)) {
    for (const [name, child] of Object.entries(value)) yield* textsIn(child, at + pointerToken(name), raw, name)
    return
  }
  const before = valueAt(raw, pointerTokens(at))
  let next = 0
  for (const [index, child] of value.entries()) {
    const found = Array.isArray(before) && typeof child === 'string' ? before.indexOf(child, next) : -1
    next = found + 1
    yield* textsIn(child, `${at}/${found < 0 ? index : found}`, raw, key)
  }
}
