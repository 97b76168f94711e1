import { isRecord } from './isRecord'
import type { Validator } from './validator'

/**
 * What a schema lets stand of an answer: the whole, else each property that is good by itself. For schemas that demand
 * no property.
 */
export function validParts<T extends object>(value: unknown, validate: Validator): Partial<T> {
  if (!isRecord(value)) return {}
  if (validate(value)) return value as Partial<T>
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => validate({ [key]: part }))) as Partial<T>
}
