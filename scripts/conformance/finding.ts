import type { ServiceCall } from '../calls/call'

/** What was looked at. docs/commands.md says what each means. */
export type Rule =
  | 'missing'
  | 'status'
  | 'silent'
  | 'redirect'
  | 'type'
  | 'json'
  | 'shape'
  | 'schema'
  | 'total'
  | 'unique'
  | 'limit'
  | 'offset'
  | 'order'
  | 'sort'
  | 'unknown'
  | 'token'
  | 'preflight'
  | 'cors'
  | 'picture'
  | 'compression'
  | 'write'

/** Something that a service does otherwise than the site needs it. */
export interface Finding {
  /** The call, as `GET avails/titles`. */
  call: string
  rule: Rule
  severity: 'failure' | 'warning'
  message: string
  /** What was asked: an address below the base. */
  address: string
  /** JSON pointer of the place in the answer. */
  pointer?: string
}

/** How the note of a call begins that is never made; its reason follows. */
export const NEVER = 'never made here: '

/** How it went with one call. */
export interface CallReport {
  call: ServiceCall
  name: string
  state: 'asked' | 'not used' | 'not asked'
  /** Why it was not asked, or what came of it that is no fault. */
  note?: string
  /** How long its answers took, in milliseconds. */
  times: number[]
  findings: Finding[]
}

/** Adds a finding to a call's report, a failure unless it says otherwise. */
export function add(
  report: CallReport,
  rule: Rule,
  address: string,
  message: string,
  more: Partial<Pick<Finding, 'severity' | 'pointer'>> = {},
): void {
  report.findings.push({ call: report.name, rule, severity: 'failure', message, address, ...more })
}
