import type { ServiceSchemaName } from '../../generated/serviceValidators'
import type { SchemaName } from '../../generated/validators'
import { pointerToken } from '../../lib/json/pointer'
import { findNearestWord, MAX_TYPO_EDITS } from '../../lib/text/findNearestWord'
import { createFieldReader, type KnownFields } from '../../site/validate/explain/fieldsAt'
import { truncate } from '../../site/validate/explain/truncate'
import { originOf } from '../../site/validate/origin'
import type { Problem } from '../../site/validate/problem'

/**
 * Fields that look like misspellings in objects that allow additional fields, where validation cannot find them.
 * @param data the valid part of a document, or of its part at `at`
 */
export async function possibleTypos(
  data: unknown,
  schema: SchemaName | ServiceSchemaName,
  { file, at }: { file: string; at: string },
): Promise<Problem[]> {
  const fieldsAt = createFieldReader(schema)
  const found: Problem[] = []
  const queue: [unknown, string, string][] = [[data, '', at]]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [value, schemaPointer, dataPointer] = next
    if (typeof value !== 'object' || value === null) continue
    const pointer = originOf(value) ?? dataPointer
    const fields = await fieldsAt(schemaPointer)
    if (!Array.isArray(value)) found.push(...findTypos(value, fields, file, pointer))
    for (const [key, child] of Object.entries(value)) {
      if (Array.isArray(value) || fields.names.includes(key))
        queue.push([child, schemaPointer + pointerToken(key), pointer + pointerToken(key)])
    }
  }
  return found
}

function findTypos(object: object, { names, isOpen }: KnownFields, file: string, pointer: string): Problem[] {
  if (!isOpen || names.length === 0) return []
  const known = new Set(names)
  return Object.keys(object).flatMap((key): Problem[] => {
    if (known.has(key)) return []
    const suggestion = findNearestWord(
      key,
      names.filter((name) => !Object.hasOwn(object, name)),
      MAX_TYPO_EDITS,
    )
    const message = `unknown field "${truncate(key)}": keep it only if it is a custom field`
    return suggestion === undefined
      ? []
      : [
          {
            severity: 'warning',
            rule: 'field/unknown',
            file,
            pointer: pointer + pointerToken(key),
            message,
            suggestion,
            isName: true,
            isOpen: true,
          },
        ]
  })
}
