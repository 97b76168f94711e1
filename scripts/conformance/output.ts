import { oneLine } from '../commands/print'
import { escapeXml } from '../validate/formats/machineFormats'
import type { Conformance } from './conform'
import { type CallReport, type Finding, NEVER } from './finding'

/** For people: a line for each finding, then what was not tried and why. */
export function textOf({ reports, findings }: Conformance): string {
  const lines = folded(findings).map(({ finding: { call, severity, rule, message, address, pointer }, others }) =>
    [
      oneLine(`${call}  ${severity}  ${rule}  ${message}${others > 0 ? ` (as do ${others} more)` : ''}`),
      oneLine(`    ${address}${pointer ? `  ${pointer}` : ''}`),
    ].join('\n'),
  )
  return [...lines, ...(lines.length > 0 ? [''] : []), ...leftOf(reports)].join('\n')
}

/** The same said of several calls is one line. */
function folded(findings: readonly Finding[]): { finding: Finding; others: number }[] {
  const keyOf = ({ rule, message, severity }: Finding) =>
    rule === 'cors' || rule === 'preflight' ? `${rule} ${severity} ${message}` : undefined
  return findings.flatMap((finding, at) => {
    const key = keyOf(finding)
    if (key === undefined) return [{ finding, others: 0 }]
    const alike = findings.filter((each) => keyOf(each) === key)
    return findings.findIndex((each) => keyOf(each) === key) === at ? [{ finding, others: alike.length - 1 }] : []
  })
}

/** Calls that were not made, by why; and what came of others that is no fault. */
function leftOf(reports: readonly CallReport[]): string[] {
  const reasons = new Map<string, string[]>()
  for (const { name, state, note } of reports) {
    if (note === undefined) continue
    const why = note.startsWith(NEVER) ? 'never made here' : `not asked: ${note}`
    const reason = state === 'not used' ? 'not used by this site' : state === 'asked' ? note : why
    const said = reason === 'never made here' ? `${name} (${note.slice(NEVER.length)})` : name
    reasons.set(reason, [...(reasons.get(reason) ?? []), said])
  }
  const namesOf = (names: readonly string[]) =>
    names.length > 1 && names.length === reports.length - 1 ? ['all others'] : wrapped(names)
  return [...reasons].map(([reason, names]) => [`${reason}:`, ...namesOf(names)].join('\n    '))
}

/** The last line, for people. Times are told and never judged. */
export function summaryOf({ reports, findings }: Conformance): string {
  const failures = findings.filter(({ severity }) => severity === 'failure').length
  const found = [count(failures, 'failure'), count(findings.length - failures, 'warning')].filter(Boolean).join(', ')
  const asked = reports.filter(({ state }) => state === 'asked')
  const times = asked
    .flatMap((report) => report.times.map((time) => ({ time, name: report.name })))
    .sort((a, b) => a.time - b.time)
  const slowest = times.at(-1)
  const told = slowest
    ? ` Half of the answers came within ${times[Math.floor(times.length / 2)]?.time} ms, the slowest, ${slowest.name}, within ${slowest.time} ms.`
    : ''
  return `${found || 'Nothing is missing'} in ${count(asked.length, 'call') || 'no call'} of ${reports.length}.${told}`
}

/** For tools. */
export const jsonOf = ({ reports }: Conformance) =>
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

/** A JUnit report: a case for each call; what was not asked is skipped, warnings are told and do not fail. */
export function junitOf({ reports }: Conformance): string {
  const failures = reports.filter((report) => report.findings.some(({ severity }) => severity === 'failure')).length
  const skipped = reports.filter(({ state, findings: own }) => state !== 'asked' && own.length === 0).length
  const cases = reports.map(junitCase).join('\n')
  const head = `tests="${reports.length}" failures="${failures}" skipped="${skipped}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n<testsuite name="service" ${head}>\n${cases}\n</testsuite>\n</testsuites>`
}

function junitCase({ name, state, note, findings }: CallReport): string {
  const body = findings.map(({ severity, rule, message, address }) => {
    const said = escapeXml(`${rule}: ${message}`)
    return severity === 'failure'
      ? `<failure type="${rule}" message="${said}">${escapeXml(address)}</failure>`
      : `<system-out>${escapeXml(address)} ${said}</system-out>`
  })
  if (body.length === 0 && state !== 'asked') body.push(`<skipped message="${escapeXml(note ?? state)}"/>`)
  return `<testcase name="${escapeXml(name)}" classname="service">${body.join('')}</testcase>`
}

const count = (number: number, what: string) => (number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`)

/** Names in lines of about a hundred letters. */
function wrapped(names: readonly string[]): string[] {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + name.length < 100) lines[lines.length - 1] = `${last}, ${name}`
    else lines.push(name)
  }
  return lines
}
