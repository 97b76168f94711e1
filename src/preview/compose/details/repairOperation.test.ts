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

test('sets a value that is misspelled', () => {
  expect(
    repairOperation(
      'config.json',
      '{ "list": [{ "type": "colection" }] }',
      problemAt('/list/0/type', { suggestion: 'collection' }),
    ),
  ).toEqual({ file: 'config.json', change: { do: 'set', at: ['list', 0, 'type'], value: 'collection' } })
})

test('changes a misspelled name in the text', () => {
  expect(
    repairOperation('config.json', '{ "lgo": "a.svg" }', problemAt('/lgo', { suggestion: 'logo', isName: true })),
  ).toEqual({ file: 'config.json', text: '{ "logo": "a.svg" }' })
})

test('offers nothing without a suggestion, and in style sheets', () => {
  expect(repairOperation('config.json', '{ "a": "b" }', problemAt('/a'))).toBeUndefined()
  expect(repairOperation('brand.css', ':root {}', problemAt('', { suggestion: 'x' }))).toBeUndefined()
})
