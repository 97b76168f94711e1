import { expect, it } from 'vitest'
import { circles } from './circles'
import type { Manifest } from './closure'

const chunks = (imports: Record<string, string[]>): Manifest =>
  Object.fromEntries(Object.entries(imports).map(([name, all]) => [name, { file: `${name}.js`, name, imports: all }]))

it.each([
  ['a tree', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two that need each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a long way round', { start: ['a'], a: ['b'], b: ['c'], c: ['a'], d: ['c'] }, [['a', 'b', 'c']]],
  [
    'two circles',
    { a: ['b'], b: ['a'], c: ['d', 'a'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('%s', (_, imports, expected) => {
  expect(circles(chunks(imports)).map((circle) => circle.sort())).toEqual(expected)
})
