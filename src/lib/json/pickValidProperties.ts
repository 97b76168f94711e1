import { isRecord } from './isRecord'
import type { Validator } from './validator'

/**
 * The valid part of a value: all of it, else each property that is valid alone. For schemas without required
 * properties.
 */
export function pickValidProperties<T extends object>(value: unknown, validate: Validator): Partial<T> {
  if (!isRecord(value)) return {}
  if (validate(value)) return value as Partial<T>
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => validate({ [key]: part }))) as Partial<T>
}
