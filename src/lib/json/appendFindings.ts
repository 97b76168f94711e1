import type { RawError } from './validator'

/**
 * Appends the findings of another validator in place. Generated validators call it: copying the list for each entry of a
 * long list would be quadratic.
 * @returns the list
 */
export default function appendFindings(list: RawError[] | null, findings: RawError[]): RawError[] {
  if (list === null) return findings
  for (const finding of findings) list.push(finding)
  return list
}
