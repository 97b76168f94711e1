import type { ServiceCall } from '../calls/call'

/** The kind of problem; docs/reference/commands.md explains each rule. */
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

/** A difference between what the service returns and what the site needs. */
export interface Finding {
  /** Name of the call, such as `GET avails/titles`. */
  call: string
  rule: Rule
  severity: 'failure' | 'warning'
  message: string
  /** URL of the request, relative to the base URL. */
  address: string
  /** JSON pointer into the response body. */
  pointer?: string
}

/** Prefix of the note of a call that is never made; the reason follows. */
export const NEVER_CALLED_PREFIX = 'never called: '

export interface CallReport {
  call: ServiceCall
  name: string
  state: 'asked' | 'not used' | 'not asked'
  /** Why the call was skipped, or a refusal that is not a fault. */
  note?: string
  /** Response times in milliseconds. */
  times: number[]
  findings: Finding[]
}

/** Adds a finding to the report of a call. Default severity: failure. */
export function addFinding(
  report: CallReport,
  rule: Rule,
  address: string,
  message: string,
  more: Partial<Pick<Finding, 'severity' | 'pointer'>> = {},
): void {
  report.findings.push({ call: report.name, rule, severity: 'failure', message, address, ...more })
}
