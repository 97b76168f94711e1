import { expect, it } from 'vitest'
import { importCycles } from './importCycles'
import type { Manifest } from './loadedFilesOf'

const manifestOf = (imports: Record<string, string[]>): Manifest =>
  Object.fromEntries(Object.entries(imports).map(([name, all]) => [name, { file: `${name}.js`, name, imports: all }]))

it.each([
  ['a tree', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two chunks that import each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a longer cycle', { start: ['a'], a: ['b'], b: ['c'], c: ['a'], d: ['c'] }, [['a', 'b', 'c']]],
  [
    'two cycles',
    { a: ['b'], b: ['a'], c: ['d', 'a'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('finds the import cycles of %s', (_, imports, expected) => {
  expect(importCycles(manifestOf(imports)).map((cycle) => cycle.sort())).toEqual(expected)
})
