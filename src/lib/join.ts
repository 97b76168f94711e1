import type { RawError } from './json/validator'

/**
 * Appends the findings of another validator in place. Generated validators call it: copying the list for each entry of a
 * long list would be quadratic.
 * @returns the list
 */
export default function join(list: RawError[] | null, found: RawError[]): RawError[] {
  if (list === null) return found
  for (const each of found) list.push(each)
  return list
}
