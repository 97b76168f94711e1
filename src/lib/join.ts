import type { RawError } from './json/validator'

/**
 * Adds the findings of another validator to a validator's list. Generated validators call it: a list made anew for each
 * entry of a long list would take the square of its length.
 * @returns the list
 */
export default function join(list: RawError[] | null, found: RawError[]): RawError[] {
  if (list === null) return found
  for (const each of found) list.push(each)
  return list
}
