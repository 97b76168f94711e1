import { isRecord } from '../../lib/json/isRecord'
import { valueAtPath } from '../../lib/json/valueAtPath'
import type { Field } from '../../tools/schemas/schemaFields'
import { fieldSchemaOf } from './entries'

export type Control =
  | { as: 'choice'; options: readonly string[] }
  | { as: 'switch'; default: boolean }
  | { as: 'slider'; min: number; max: number; step: number }
  | { as: 'number'; min?: number; max?: number; step: number }
  | { as: 'text'; maxLength?: number }
  | { as: 'list' }

/** Maximum number of steps of a slider. */
const MAX_SLIDER_STEPS = 200

/** The control for a field's schema; undefined: edited in the JSON only. One branch per schema type. */
export function controlOf(field: Field): Control | undefined {
  if (field.path.includes('[]')) return undefined
  const { type, enum: values, minimum, maximum, maxLength, items, description = '' } = fieldSchemaOf(field)
  const text = field.meaning || description
  if (values) return { as: 'choice', options: values.map(String) }
  if (type === 'boolean') return { as: 'switch', default: /Default: ?true|Default true/.test(text) }
  if (type === 'integer' || type === 'number') {
    const [min, max] = [asNumber(minimum), asNumber(maximum)]
    const step = type === 'integer' ? 1 : 0.1
    const hasFewSteps = min !== undefined && max !== undefined && (max - min) / step <= MAX_SLIDER_STEPS
    return hasFewSteps ? { as: 'slider', min, max, step } : { as: 'number', min, max, step }
  }
  if (type === 'string') return { as: 'text', maxLength: asNumber(maxLength) }
  const each = items ? fieldSchemaOf({ ...field, schema: items }) : undefined
  return type === 'array' && each?.type === 'string' ? { as: 'list' } : undefined
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

export const fieldValueAt = (json: unknown, path: string): unknown => valueAtPath(json, path.split('.'))

/** Sets a field of a document; undefined removes it, and objects that become empty. */
export function withFieldValue(json: unknown, path: string, value: unknown): Record<string, unknown> {
  const [step = '', ...rest] = path.split('.')
  const own = isRecord(json) ? json : {}
  const next = rest.length > 0 ? withFieldValue(own[step], rest.join('.'), value) : value
  const isRemoved =
    next === undefined || (rest.length > 0 && value === undefined && isRecord(next) && Object.keys(next).length === 0)
  if (!isRemoved) return { ...own, [step]: next }
  const { [step]: _, ...others } = own
  return others
}
