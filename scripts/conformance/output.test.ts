import { expect, test } from 'vitest'
import { CALLS, callName } from '../calls/calls'
import type { ConformanceResult } from './checkConformance'
import { addFinding, type CallReport, NEVER_CALLED_PREFIX } from './finding'
import { formatJson, formatJunit, formatSummary, formatText } from './output'

const reportFor = (id: string, more: Partial<CallReport> = {}): CallReport => {
  const call = CALLS.find((each) => each.id === id)
  if (!call) throw new Error(`There is no call ${id}`)
  return { call, name: callName(call), state: 'asked', times: [5], findings: [], ...more }
}
const titlesReport = reportFor('titles', { times: [4, 30] })
addFinding(titlesReport, 'total', 'avails/titles?limit=2', 'says 3 & "more"', { pointer: '/total' })
addFinding(titlesReport, 'cors', 'avails/titles', 'may not be read')
const faqReport = reportFor('faq')
addFinding(faqReport, 'cors', 'faq/', 'may not be read')
const languagesReport = reportFor('languages')
addFinding(languagesReport, 'missing', 'languages/', 'is not there', { severity: 'warning' })
const reports = [
  titlesReport,
  faqReport,
  languagesReport,
  reportFor('events', { state: 'not used', note: 'used by pages events', times: [] }),
  reportFor('genre', { state: 'not asked', note: 'no earlier response contained the required genre', times: [] }),
  reportFor('reset', { state: 'not asked', note: `${NEVER_CALLED_PREFIX}it would send an email`, times: [] }),
]
const result: ConformanceResult = { reports, findings: reports.flatMap(({ findings }) => findings) }

test('formats a line per finding, groups CORS findings, and lists skipped calls by reason', () =>
  expect(formatText(result)).toBe(`GET avails/titles  failure  total  says 3 & "more"
    avails/titles?limit=2  /total
GET avails/titles  failure  cors  may not be read (also 1 other call)
    avails/titles
GET languages/  warning  missing  is not there
    languages/

not used by this site:
    GET events/
not called: no earlier response contained the required genre:
    GET avails/genres/{slug}/
never called:
    POST user/reset/ (it would send an email)`))

test('abbreviates the list of skipped calls when only the first call was possible', () => {
  const note = 'no config'
  const skipped = ['faq', 'events', 'genre'].map((id) => reportFor(id, { state: 'not asked', note, times: [] }))
  expect(formatText({ reports: [reportFor('config'), ...skipped], findings: [] })).toBe(
    `not called: ${note}:\n    all other calls`,
  )
})

test('summarizes counts and response times', () =>
  expect(formatSummary(result)).toBe(
    '3 failures, 1 warning in 3 of 6 calls. Median response time 5 ms; slowest: GET avails/titles, 30 ms.',
  ))

test('formats each call with its findings as JSON', () => {
  const { format_version, calls } = JSON.parse(formatJson(result))
  expect(format_version).toBe(1)
  expect(calls[0]).toMatchObject({ id: 'titles', need: 'needed', state: 'asked', milliseconds: [4, 30] })
  expect(calls[0].findings[0]).toEqual({
    rule: 'total',
    severity: 'failure',
    message: 'says 3 & "more"',
    address: 'avails/titles?limit=2',
    pointer: '/total',
  })
})

test('formats a JUnit case per call, with failures, warnings and skipped calls', () => {
  const text = formatJunit(result)
  expect(text).toContain('<testsuite name="service" tests="6" failures="2" skipped="3">')
  expect(text).toContain(
    '<failure type="total" message="total: says 3 &amp; &quot;more&quot;">avails/titles?limit=2</failure>',
  )
  expect(text).toContain('<system-out>languages/ missing: is not there</system-out>')
  expect(text).toContain('<skipped message="used by pages events"/>')
  expect(text.match(/<testcase /g)).toHaveLength(6)
})
