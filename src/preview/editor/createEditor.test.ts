import { describe, expect, test } from 'vitest'
import type { Problem } from '../../site/validate/problem'
import { toCodeMirrorSnippet, toDiagnostics } from './createEditor'

test.each([
  ['"config": {$1}', '"config": {#{}}'],
  [['"id": $', '{1:0}'].join(''), '"id": #{0}'],
  ['[$1, $2]', '[#{}, #{}]'],
  ['"carousel_show"', '"carousel_show"'],
])('converts the snippet %s to %s', (from, to) => expect(toCodeMirrorSnippet(from)).toBe(to))

describe('marks problems', () => {
  const text = '{\n  "type": "carousel_shwo",\n  "hiden": true,\n  "content": []\n}'
  const marked = (problem: Partial<Problem>) => {
    const [found] = toDiagnostics(
      [{ severity: 'error', rule: 'value/type', file: 'a', pointer: '', message: 'is wrong', ...problem }],
      text,
    )
    return text.slice(found?.from, found?.to)
  }
  test('marks an invalid value', () => expect(marked({ pointer: '/type' })).toBe('"carousel_shwo"'))
  test('marks the name of an unknown field', () => expect(marked({ pointer: '/hiden', isName: true })).toBe('"hiden"'))
  test('marks the field name of an invalid list', () => expect(marked({ pointer: '/content' })).toBe('"content"'))
  test('marks the text at the given line and column if the pointer has no value', () =>
    expect(marked({ pointer: '/gone', line: 2, column: 3 })).toBe('"type"'))
  test('marks the start of the document if the pointer has no value and no line is given', () =>
    expect(marked({ pointer: '/gone' })).toBe('{'))
})
