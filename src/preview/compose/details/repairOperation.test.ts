import { expect, test } from 'vitest'
import type { Problem } from '../../../site/validate/problem'
import { repairOperation } from './repairOperation'

const problemAt = (pointer: string, more: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  rule: 'value/type',
  file: 'config.json',
  pointer,
  message: 'is wrong',
  ...more,
})

test('returns an operation that sets the suggested value instead of a misspelled value', () => {
  expect(
    repairOperation(
      'config.json',
      '{ "list": [{ "type": "colection" }] }',
      problemAt('/list/0/type', { suggestion: 'collection' }),
    ),
  ).toEqual({ file: 'config.json', change: { do: 'set', at: ['list', 0, 'type'], value: 'collection' } })
})

test('returns the document text with the suggested name instead of a misspelled field name', () => {
  expect(
    repairOperation('config.json', '{ "lgo": "a.svg" }', problemAt('/lgo', { suggestion: 'logo', isName: true })),
  ).toEqual({ file: 'config.json', text: '{ "logo": "a.svg" }' })
})

test('returns no repair for a problem without a suggestion, and for a problem in a style sheet', () => {
  expect(repairOperation('config.json', '{ "a": "b" }', problemAt('/a'))).toBeUndefined()
  expect(repairOperation('brand.css', ':root {}', problemAt('', { suggestion: 'x' }))).toBeUndefined()
})
