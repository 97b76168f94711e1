import { oneLine } from '../commands/print'
import { escapeXml } from '../validate/formats/machineFormats'
import type { ConformanceResult } from './checkConformance'
import { type CallReport, type Finding, NEVER_CALLED_PREFIX } from './finding'

/** Formats findings as text, followed by the calls that were skipped, each with the reason. */
export function formatText({ reports, findings }: ConformanceResult): string {
  const lines = groupFindings(findings).map(
    ({ finding: { call, severity, rule, message, address, pointer }, others }) =>
      [
        oneLine(
          `${call}  ${severity}  ${rule}  ${message}${others > 0 ? ` (also ${formatCount(others, 'other call')})` : ''}`,
        ),
        oneLine(`    ${address}${pointer ? `  ${pointer}` : ''}`),
      ].join('\n'),
  )
  return [...lines, ...(lines.length > 0 ? [''] : []), ...notesByReason(reports)].join('\n')
}

/** Groups the same CORS finding of several calls: usually one setting of the server is wrong. */
function groupFindings(findings: readonly Finding[]): { finding: Finding; others: number }[] {
  const keyOf = ({ rule, message, severity }: Finding) =>
    rule === 'cors' || rule === 'preflight' ? `${rule} ${severity} ${message}` : undefined
  return findings.flatMap((finding, at) => {
    const key = keyOf(finding)
    if (key === undefined) return [{ finding, others: 0 }]
    const same = findings.filter((each) => keyOf(each) === key)
    return findings.findIndex((each) => keyOf(each) === key) === at ? [{ finding, others: same.length - 1 }] : []
  })
}

/** Lists the calls that have a note, grouped by that note. */
function notesByReason(reports: readonly CallReport[]): string[] {
  const reasons = new Map<string, string[]>()
  for (const { name, state, note } of reports) {
    if (note === undefined) continue
    const isNever = note.startsWith(NEVER_CALLED_PREFIX)
    const skipped = isNever ? 'never called' : `not called: ${note}`
    const reason = state === 'not used' ? 'not used by this site' : state === 'asked' ? note : skipped
    const entry = reason === 'never called' ? `${name} (${note.slice(NEVER_CALLED_PREFIX.length)})` : name
    reasons.set(reason, [...(reasons.get(reason) ?? []), entry])
  }
  const namesOf = (names: readonly string[]) =>
    names.length > 1 && names.length === reports.length - 1 ? ['all other calls'] : wrapNames(names)
  return [...reasons].map(([reason, names]) => [`${reason}:`, ...namesOf(names)].join('\n    '))
}

/** Counts of findings and calls, and response times. */
export function formatSummary({ reports, findings }: ConformanceResult): string {
  const failures = findings.filter(({ severity }) => severity === 'failure').length
  const counts = [formatCount(failures, 'failure'), formatCount(findings.length - failures, 'warning')]
    .filter(Boolean)
    .join(', ')
  const called = reports.filter(({ state }) => state === 'asked')
  const times = called
    .flatMap((report) => report.times.map((time) => ({ time, name: report.name })))
    .sort((a, b) => a.time - b.time)
  const slowest = times.at(-1)
  const timing = slowest
    ? ` Median response time ${times[Math.floor(times.length / 2)]?.time} ms; slowest: ${slowest.name}, ${slowest.time} ms.`
    : ''
  return `${counts || 'No problems'} in ${called.length} of ${formatCount(reports.length, 'call')}.${timing}`
}

export const formatJson = ({ reports }: ConformanceResult) =>
  JSON.stringify(
    {
      format_version: 1,
      calls: reports.map(({ call, name, state, note, times, findings }) => ({
        id: call.id,
        call: name,
        need: call.need,
        state,
        note,
        milliseconds: times,
        findings: findings.map(({ call: _, ...each }) => each),
      })),
    },
    null,
    2,
  )

/** Formats a JUnit report with a test case per call. Warnings appear in `system-out` and do not fail the case. */
export function formatJunit({ reports }: ConformanceResult): string {
  const failures = reports.filter((report) => report.findings.some(({ severity }) => severity === 'failure')).length
  const skipped = reports.filter(({ state, findings: own }) => state !== 'asked' && own.length === 0).length
  const cases = reports.map(junitCase).join('\n')
  const head = `tests="${reports.length}" failures="${failures}" skipped="${skipped}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n<testsuite name="service" ${head}>\n${cases}\n</testsuite>\n</testsuites>`
}

function junitCase({ name, state, note, findings }: CallReport): string {
  const body = findings.map(({ severity, rule, message, address }) => {
    const text = escapeXml(`${rule}: ${message}`)
    return severity === 'failure'
      ? `<failure type="${rule}" message="${text}">${escapeXml(address)}</failure>`
      : `<system-out>${escapeXml(address)} ${text}</system-out>`
  })
  if (body.length === 0 && state !== 'asked') body.push(`<skipped message="${escapeXml(note ?? state)}"/>`)
  return `<testcase name="${escapeXml(name)}" classname="service">${body.join('')}</testcase>`
}

/** `3 failures`; empty for 0. */
const formatCount = (number: number, noun: string) =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`

/** Joins names to lines of about 100 characters. */
function wrapNames(names: readonly string[]): string[] {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + name.length < 100) lines[lines.length - 1] = `${last}, ${name}`
    else lines.push(name)
  }
  return lines
}
