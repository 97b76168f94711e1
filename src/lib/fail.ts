import type { RawError } from './json/validator'

/**
 * Adds one finding to a validator's list. Generated validators call it, which keeps them small.
 * @returns the list, created with the first finding
 */
export default function fail(
  list: RawError[] | null,
  instancePath: string,
  keyword: string,
  params: Record<string, unknown>,
): RawError[] {
  const found = { instancePath, keyword, params }
  if (list === null) return [found]
  list.push(found)
  return list
}
