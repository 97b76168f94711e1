import { expect, test } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import { decisionsOf, mineOperation, sidesOf } from './decisions'
import type { DraftConflict } from './mergeDisk'

const FILE = 'config.json'
const set = (name: string, value: string): SiteOperation => ({ file: FILE, change: { do: 'set', at: [name], value } })
const changed = (operation: SiteOperation): DraftConflict => ({
  conflict: 'changed',
  theirs: 'Theirs',
  label: 'Name',
  operation,
})
const restore: SiteOperation = { file: FILE, text: '{ "a": "Ours" }' }
const removed = (operation: SiteOperation): DraftConflict => ({
  conflict: 'removed',
  label: 'Name',
  operation,
  restore,
})

test('asks once about several changes of one value, and offers the last one', () => {
  const [first, second, ...rest] = decisionsOf([
    changed(set('a', 'On')),
    changed(set('b', 'x')),
    changed(set('a', 'One')),
  ])
  expect(rest).toEqual([])
  expect(first?.conflicts).toHaveLength(2)
  expect(second?.conflicts).toHaveLength(1)
  expect(first && mineOperation(first)).toEqual(set('a', 'One'))
  expect(first && mineOperation(first, 'New')).toEqual(set('a', 'New'))
})

test('asks once about all changes in a file that was removed', () => {
  const [only, ...rest] = decisionsOf([removed(set('a', 'Ours')), removed(set('b', 'x'))])
  expect(rest).toEqual([])
  expect(only && mineOperation(only)).toEqual(restore)
})

test.each<[string, SiteOperation, string, { mine: unknown; theirs: unknown }]>([
  ['a field, as it is on disk now', set('a', 'Ours'), '{ "a": "Newer" }', { mine: 'Ours', theirs: 'Newer' }],
  [
    'a removed field',
    { file: FILE, change: { do: 'remove', at: ['a'] } },
    '{ "a": 1 }',
    { mine: undefined, theirs: 1 },
  ],
  ['a color', { file: FILE, token: '--mq-ink', value: '#fff' }, '', { mine: '#fff', theirs: 'Theirs' }],
  ['a whole file', { file: FILE, text: 'Ours' }, 'On disk', { mine: 'Ours', theirs: 'On disk' }],
])('returns both values of %s', (_, operation, text, sides) => {
  const [decision] = decisionsOf([changed(operation)])
  expect(decision && sidesOf(decision, new Map([[FILE, text]]))).toEqual(sides)
})
