import type { Problem } from '../../../src/site/validate/problem'

/** The lowest severity that fails a check. */
export type FailOn = Problem['severity']

export const fails = ({ severity }: Problem, failOn: FailOn) => failOn === 'warning' || severity === 'error'

/** GitHub Actions annotations, one line per problem. Errors first, because GitHub shows only ten per severity and step. */
export function githubLines(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  return [...errors, ...warnings].map(githubLine).join('\n')
}

function githubLine(problem: Problem): string {
  const { severity, file, line, column, pointer } = problem
  const place = line === undefined ? [] : [`line=${line}`, `col=${column}`]
  const properties = [`file=${escapeProperty(file)}`, ...place, `title=${escapeProperty(pointer || '/')}`]
  return `::${severity} ${properties.join(',')}::${escapeData(messageText(problem))}`
}

// Same escaping as the GitHub Actions toolkit: the percent sign first, so that the escapes are not escaped again.
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * A JUnit report: a suite for each file with problems, a case for each problem. Problems that do not fail the check are
 * passing cases with the message as output. Without any problem there is one passing case, because some readers treat
 * an empty report as a failed run.
 */
export function junitReport(problems: readonly Problem[], failOn: FailOn): string {
  const files = [...new Set(problems.map(({ file }) => file))]
  const suites = files.map((file) => {
    const fileProblems = problems.filter((problem) => problem.file === file)
    const failed = fileProblems.filter((problem) => fails(problem, failOn)).length
    const cases = fileProblems.map((problem) => junitCase(problem, failOn)).join('\n')
    return `<testsuite name="${escapeXml(file)}" tests="${fileProblems.length}" failures="${failed}">\n${cases}\n</testsuite>`
  })
  const emptySuite = '<testsuite name="validate" tests="1" failures="0">\n<testcase name="no problem"/>\n</testsuite>'
  const body = suites.length > 0 ? suites.join('\n') : emptySuite
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="validate">\n${body}\n</testsuites>`
}

function junitCase(problem: Problem, failOn: FailOn): string {
  const { severity, file, line, column, pointer } = problem
  const location = line === undefined ? file : `${file}:${line}:${column}`
  const text = escapeXml(messageText(problem))
  const outcome = fails(problem, failOn)
    ? `<failure type="${severity}" message="${text}">${escapeXml(location)}</failure>`
    : `<system-out>${escapeXml(location)} ${severity} ${text}</system-out>`
  return `<testcase name="${escapeXml(`${pointer || '/'} ${location}`)}" classname="${escapeXml(file)}">${outcome}</testcase>`
}

function messageText(problem: Problem): string {
  const { message, suggestion, rule } = problem
  const hint = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`
  return `${message}${hint}  ${rule}`
}

/** Characters that XML 1.0 cannot contain even when escaped are removed. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', '&#10;')
}
