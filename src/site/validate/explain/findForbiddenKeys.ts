import { visit } from 'jsonc-parser'
import { pointerToken } from '../../../lib/json/pointer'
import type { Problem } from '../problem'

const FORBIDDEN_KEYS: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype'])

/** Keys in a JSON text that could pollute prototypes; `parseJson` removed them (threats D1). Only the outermost. */
export function findForbiddenKeys(file: string, text: string): Problem[] {
  const found: Problem[] = []
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, column, pathOf) => {
      if (!FORBIDDEN_KEYS.has(name)) return
      const path = pathOf()
      if (path.some((key) => FORBIDDEN_KEYS.has(key))) return
      const message = `the field name "${name}" is not allowed: the field and its content are ignored; rename it`
      const pointer = [...path, name].map(pointerToken).join('')
      found.push({
        severity: 'error',
        rule: 'json/forbidden-name',
        file,
        pointer,
        message,
        line: line + 1,
        column: column + 1,
      })
    },
  })
  return found
}
