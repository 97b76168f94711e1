import { isRecord } from '../../lib/json/isRecord'
import { valueAt } from '../../lib/json/valueAt'
import type { Schema } from '../../tools/schemas/schema'
import type { Field } from '../../tools/schemas/schemaFields'
import { schemaOf } from './entries'

/** How a field is set. */
export type Control =
  | { as: 'choice'; words: readonly string[] }
  | { as: 'switch'; default: boolean }
  | { as: 'slider'; min: number; max: number; step: number }
  | { as: 'number'; min?: number; max?: number; step: number }
  | { as: 'text'; most?: number }
  | { as: 'words' }

/** Sliders have no more steps than a hand can find. */
const STEPS = 200

/** The control of a field, made from its schema. Undefined: what is set in the JSON only. */
export function controlOf(field: Field): Control | undefined {
  if (field.path.includes('[]')) return undefined
  const { type, enum: words, minimum, maximum, maxLength, items, description = '' } = schemaOf(field)
  const meaning = field.meaning || description
  if (words) return { as: 'choice', words: words.map(String) }
  if (type === 'boolean') return { as: 'switch', default: /Default: ?true|Default true/.test(meaning) }
  if (type === 'integer' || type === 'number') {
    const [min, max] = [numberOf(minimum), numberOf(maximum)]
    const step = type === 'integer' ? 1 : 0.1
    const few = min !== undefined && max !== undefined && (max - min) / step <= STEPS
    return few ? { as: 'slider', min, max, step } : { as: 'number', min, max, step }
  }
  if (type === 'string') return { as: 'text', most: numberOf(maxLength) }
  const each = isRecord(items) ? schemaOf({ ...field, schema: items as Schema }) : undefined
  return type === 'array' && each?.type === 'string' ? { as: 'words' } : undefined
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** The value of a field in a document. */
export const fieldAt = (json: unknown, path: string): unknown => valueAt(json, path.split('.'))

/** A document with another value of a field; undefined takes it out, and with it an object that has nothing else. */
export function withValue(json: unknown, path: string, value: unknown): Record<string, unknown> {
  const [step = '', ...rest] = path.split('.')
  const own = isRecord(json) ? json : {}
  const next = rest.length > 0 ? withValue(own[step], rest.join('.'), value) : value
  const gone =
    next === undefined || (rest.length > 0 && value === undefined && Object.keys(next as object).length === 0)
  if (!gone) return { ...own, [step]: next }
  const { [step]: _, ...others } = own
  return others
}
