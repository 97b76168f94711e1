import type { RawError } from './validator'

/**
 * Adds one finding to a validator's list. Generated validators call it, which keeps them small.
 * @returns the list, created with the first finding
 */
export default function addFinding(
  list: RawError[] | null,
  instancePath: string,
  keyword: string,
  params: Record<string, unknown>,
): RawError[] {
  const finding = { instancePath, keyword, params }
  if (list === null) return [finding]
  list.push(finding)
  return list
}
