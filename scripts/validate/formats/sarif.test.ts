import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it, test } from 'vitest'
import type { Problem } from '../../../src/site/validate/problem'
import { validatePaths } from '../validatePaths'
import { baselineText, newProblems } from './baseline'
import { fingerprintOf, sarifLog } from './sarif'

const root = join(import.meta.dirname, '..', '..', '..')
// OASIS published the schema in draft 4. All keywords that it uses mean the same in draft 7.
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(readFileSync(join(import.meta.dirname, 'sarif-2.1.0-rtm.5.json'), 'utf8'))
const isSarif = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(
  schema,
)

const createProblem = (more: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  rule: 'field/unknown',
  file: 'sites/a b/config.json',
  pointer: '/a',
  message: 'unknown field "a"',
  line: 2,
  column: 3,
  ...more,
})

describe('a SARIF log', () => {
  it.each([
    ['the broken site', undefined],
    ['no problems', []],
    ['a problem without a position', [createProblem({ line: undefined, column: undefined, pointer: '' })]],
  ])('matches the OASIS schema for %s', async (_name, problems) => {
    const report = await validatePaths(['fixtures/sites/broken'], { baseFolder: root, root })
    const log = sarifLog(problems ?? report.problems, report.texts, '1.0.0')
    expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true)
    expect(isSarif({ ...log, version: '9' })).toBe(false)
  })

  it('contains file, line, rule, level and suggestion', () => {
    const texts = new Map([['sites/a b/config.json', '{ "ä": 1,\n  "a": 2 }']])
    const mistyped = createProblem({ suggestion: 'b', isName: true, severity: 'warning' })
    const { runs } = sarifLog([mistyped, createProblem()], texts, '1') as { runs: { results: unknown[] }[] }
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

test.each<[string, Partial<Problem>, boolean]>([
  ['its line', { line: 90, column: 1 }, true],
  ['its message, but not its rule', { message: 'unknown field "b"' }, true],
  ['its rule', { rule: 'field/missing' }, false],
  ['its pointer', { pointer: '/b' }, false],
  ['its file', { file: 'b.json' }, false],
])('keeps or changes the fingerprint when a problem changes %s (same: %s)', (_, change, same) => {
  expect(fingerprintOf(createProblem(change)) === fingerprintOf(createProblem())).toBe(same)
})

test('ignores problems of the baseline even if their lines moved', () => {
  const text = baselineText([createProblem(), createProblem({ pointer: '/b' }), createProblem()])
  expect(text.trim().split('\n')).toHaveLength(2)
  expect(text).toContain('field/unknown sites/a b/config.json/b')
  expect(newProblems([createProblem({ line: 7 }), createProblem({ pointer: '/c' })], text)).toEqual([
    createProblem({ pointer: '/c' }),
  ])
  expect(newProblems([createProblem()], '')).toEqual([createProblem()])
})
