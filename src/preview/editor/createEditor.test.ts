import { describe, expect, test } from 'vitest'
import type { Problem } from '../../site/validate/problem'
import { template, toDiagnostics } from './createEditor'

test.each([
  ['"config": {$1}', '"config": {#{}}'],
  [['"id": $', '{1:0}'].join(''), '"id": #{0}'],
  ['[$1, $2]', '[#{}, #{}]'],
  ['"carousel_show"', '"carousel_show"'],
])('the snippet %s becomes %s', (from, to) => expect(template(from)).toBe(to))

describe('problems at their places', () => {
  const text = '{\n  "type": "carousel_shwo",\n  "hiden": true,\n  "content": []\n}'
  const marked = (problem: Partial<Problem>) => {
    const [found] = toDiagnostics(
      [{ severity: 'error', file: 'a', pointer: '', message: 'is wrong', ...problem }],
      text,
    )
    return text.slice(found?.from, found?.to)
  }
  test('a wrong word is its value', () => expect(marked({ pointer: '/type' })).toBe('"carousel_shwo"'))
  test('an unknown field is its name', () => expect(marked({ pointer: '/hiden', isName: true })).toBe('"hiden"'))
  test('a list that is wrong is the name of its field', () => expect(marked({ pointer: '/content' })).toBe('"content"'))
  test('what is not there is the line that is known', () =>
    expect(marked({ pointer: '/gone', line: 2, column: 3 })).toBe('"type"'))
  test('what nobody can place is the beginning', () => expect(marked({ pointer: '/gone' })).toBe('{'))
})
