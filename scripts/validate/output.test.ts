import { describe, expect, it } from 'vitest'
import type { Problem } from '../../src/site/validate/problem'
import { checkSecrets } from './checks/secrets'
import { codeFrame } from './codeFrame'
import { testProblem as problem } from './formats/testProblem'
import { byPosition, formatSummary, problemLine } from './output'

describe('problemLine', () => {
  it.each([
    [problem(), 'a.json:2:3  error  /a  is missing  field/missing'],
    [
      problem({ severity: 'warning', suggestion: 'b' }),
      'a.json:2:3  warning  /a  is missing (did you mean "b"?)  field/missing',
    ],
    [problem({ pointer: '', line: undefined, column: undefined }), 'a.json  error  /  is missing  field/missing'],
    [problem({ message: 'both\nare missing' }), 'a.json:2:3  error  /a  both are missing  field/missing'],
    [
      problem({ file: 'a\n.json', pointer: '/a\u001b[2J', suggestion: '\u202eb' }),
      'a\\u000a.json:2:3  error  /a\\u001b[2J  is missing (did you mean "\\u202eb"?)  field/missing',
    ],
  ])('prints %j on one line', (each, line) => expect(problemLine(each)).toBe(line))
})

describe('summary', () => {
  const report = (problems: Problem[], skipped = 0) => ({
    problems,
    skipped,
    checked: 2,
    texts: new Map(),
    unchecked: [],
  })
  it.each([
    [report([]), 'No problem in 2 files.'],
    [report([problem()]), '1 error in 2 files.'],
    [
      report([problem(), problem({ severity: 'warning' }), problem({ severity: 'warning' })]),
      '1 error, 2 warnings in 2 files.',
    ],
    [report([], 3), 'No problem in 2 files. 3 further files of unknown type: only the JSON syntax was checked.'],
  ])('summarises report %#', (each, text) => expect(formatSummary(each)).toBe(text))
})

it('sorts by file, line and column', () => {
  const sorted = [
    problem({ file: 'b' }),
    problem({ line: 10 }),
    problem({ column: 9 }),
    problem({ line: undefined }),
    problem(),
  ]
  expect(sorted.sort(byPosition).map(({ file, line, column }) => `${file} ${line} ${column}`)).toEqual([
    'a.json undefined 3',
    'a.json 2 3',
    'a.json 2 9',
    'a.json 10 3',
    'b 2 3',
  ])
})

describe('codeFrame', () => {
  it('shows the line and the line above, and marks the word', () => {
    expect(codeFrame(problem({ column: 3 }), '{\n  "site_tittle": 1\n}')).toBe(
      ['  1 | {', '  2 |   "site_tittle": 1', '    |   ^^^^^^^^^^^^^'].join('\n'),
    )
  })

  it('cuts a long line around the position', () => {
    const text = `${' '.repeat(500)}"here"${' '.repeat(500)}`
    const [row = '', mark = ''] = codeFrame(problem({ line: 1, column: 501 }), text)?.split('\n') ?? []
    expect(row.length).toBeLessThan(140)
    expect(mark.indexOf('^')).toBe(row.indexOf('"here"'))
  })

  it('never shows a secret', () => {
    const text = '{ "client_secret": "not-real" }'
    const [found] = checkSecrets('a.json', JSON.parse(text))
    expect(found && codeFrame({ ...found, line: 1, column: 3 }, text)).toBeUndefined()
  })

  it.each([undefined, ''])('returns undefined if the file text or the line is unknown: text %j', (text) => {
    expect(codeFrame(problem({ line: text === undefined ? 2 : undefined }), text)).toBeUndefined()
  })
})
