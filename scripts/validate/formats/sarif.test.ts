import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it, test } from 'vitest'
import type { Problem } from '../../../src/site/validate/problem'
import { validatePaths } from '../validatePaths'
import { baselineText, withoutKnown } from './baseline'
import { fingerprintOf, sarifLog } from './sarif'

const root = join(import.meta.dirname, '..', '..', '..')
// OASIS wrote it in draft 4, of which it uses nothing that draft 7 reads otherwise.
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(readFileSync(join(import.meta.dirname, 'sarif-2.1.0-rtm.5.json'), 'utf8'))
const isSarif = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(
  schema,
)

const problem = (more: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  file: 'sites/a b/config.json',
  pointer: '/a',
  message: 'unknown field "a"',
  line: 2,
  column: 3,
  ...more,
})

describe('a SARIF log', () => {
  it.each([
    ['of the broken site', undefined],
    ['of nothing', []],
    ['of a problem without a place', [problem({ line: undefined, column: undefined, pointer: '' })]],
  ])('%s is what OASIS calls one', async (_name, problems) => {
    const report = await validatePaths(['fixtures/sites/broken'], { from: root, root })
    const log = sarifLog(problems ?? report.problems, report.texts, '1.0.0')
    expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true)
    expect(isSarif({ ...log, version: '9' })).toBe(false)
  })

  it('names file, line, rule, level and what was meant', () => {
    const texts = new Map([['sites/a b/config.json', '{ "ä": 1,\n  "a": 2 }']])
    const mistyped = problem({ suggestion: 'b', isName: true, severity: 'warning' })
    const { runs } = sarifLog([mistyped, problem()], texts, '1') as { runs: { results: unknown[] }[] }
    expect(runs[0]?.results[1]).not.toHaveProperty('fixes')
    expect(runs[0]?.results[0]).toMatchObject({
      fixes: [
        {
          description: { text: 'Write "b"' },
          artifactChanges: [
            {
              artifactLocation: { uri: 'sites/a%20b/config.json' },
              replacements: [{ deletedRegion: { charOffset: 12, charLength: 3 }, insertedContent: { text: '"b"' } }],
            },
          ],
        },
      ],
      ruleId: 'field/unknown',
      ruleIndex: 0,
      level: 'warning',
      message: { text: 'unknown field "a" (did you mean "b"?)' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'sites/a%20b/config.json' },
            region: { startLine: 2, startColumn: 3 },
          },
        },
      ],
    })
  })
})

test.each([
  ['its line', { line: 90, column: 1 }, true],
  ['its words, of the same rule', { message: 'unknown field "b"' }, true],
  ['its rule', { message: '"a" is missing' }, false],
  ['its place', { pointer: '/b' }, false],
  ['its file', { file: 'b.json' }, false],
])('a problem that changes %s: the same one is %s', (_what, change, same) => {
  expect(fingerprintOf(problem(change)) === fingerprintOf(problem())).toBe(same)
})

test('a baseline knows what stood in it, wherever that has moved, and nothing else', () => {
  const text = baselineText([problem(), problem({ pointer: '/b' }), problem()])
  expect(text.trim().split('\n')).toHaveLength(2)
  expect(text).toContain('field/unknown sites/a b/config.json/b')
  expect(withoutKnown([problem({ line: 7 }), problem({ pointer: '/c' })], text)).toEqual([problem({ pointer: '/c' })])
  expect(withoutKnown([problem()], '')).toEqual([problem()])
})
