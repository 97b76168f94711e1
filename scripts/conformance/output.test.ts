import { expect, test } from 'vitest'
import { CALLS, nameOfCall } from '../calls/calls'
import type { Conformance } from './conform'
import { add, type CallReport, NEVER } from './finding'
import { jsonOf, junitOf, summaryOf, textOf } from './output'

const report = (id: string, more: Partial<CallReport> = {}): CallReport => {
  const call = CALLS.find((each) => each.id === id)
  if (!call) throw new Error(`There is no call ${id}`)
  return { call, name: nameOfCall(call), state: 'asked', times: [5], findings: [], ...more }
}
const titles = report('titles', { times: [4, 30] })
add(titles, 'total', 'avails/titles?limit=2', 'says 3 & "more"', { pointer: '/total' })
add(titles, 'cors', 'avails/titles', 'may not be read')
const faq = report('faq')
add(faq, 'cors', 'faq/', 'may not be read')
const languages = report('languages')
add(languages, 'missing', 'languages/', 'is not there', { severity: 'warning' })
const reports = [
  titles,
  faq,
  languages,
  report('events', { state: 'not used', note: 'used by pages events', times: [] }),
  report('genre', { state: 'not asked', note: 'no answer named a genre', times: [] }),
  report('reset', { state: 'not asked', note: `${NEVER}it would send a mail`, times: [] }),
]
const found: Conformance = { reports, findings: reports.flatMap(({ findings }) => findings) }

test('people read a line for each finding, the same of several calls once, and what was not asked', () =>
  expect(textOf(found)).toBe(`GET avails/titles  failure  total  says 3 & "more"
    avails/titles?limit=2  /total
GET avails/titles  failure  cors  may not be read (as do 1 more)
    avails/titles
GET languages/  warning  missing  is not there
    languages/

not used by this site:
    GET events/
not asked: no answer named a genre:
    GET avails/genres/{slug}/
never made here:
    POST user/reset/ (it would send a mail)`))

test('where nothing but the first call could be asked, the others are not listed', () => {
  const note = 'what the site uses is not known'
  const left = ['faq', 'events', 'genre'].map((id) => report(id, { state: 'not asked', note, times: [] }))
  expect(textOf({ reports: [report('config'), ...left], findings: [] })).toBe(`not asked: ${note}:\n    all others`)
})

test('the last line counts, and tells the times', () =>
  expect(summaryOf(found)).toBe(
    '3 failures, 1 warning in 3 calls of 6. Half of the answers came within 5 ms, the slowest, GET avails/titles, within 30 ms.',
  ))

test('tools get each call with its findings', () => {
  const { format_version, calls } = JSON.parse(jsonOf(found))
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

test('JUnit: a case for each call, failures, what was told, and what was skipped', () => {
  const text = junitOf(found)
  expect(text).toContain('<testsuite name="service" tests="6" failures="2" skipped="3">')
  expect(text).toContain(
    '<failure type="total" message="total: says 3 &amp; &quot;more&quot;">avails/titles?limit=2</failure>',
  )
  expect(text).toContain('<system-out>languages/ missing: is not there</system-out>')
  expect(text).toContain('<skipped message="used by pages events"/>')
  expect(text.match(/<testcase /g)).toHaveLength(6)
})
