import { expect, test } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import { decisionsOf } from '../draft/decisions'
import type { DraftConflict } from '../draft/mergeDisk'
import { keepMineOperation, sidesOf } from './decisionValues'

const FILE = 'config.json'
const setField = (name: string, value: string): SiteOperation => ({
  file: FILE,
  change: { do: 'set', at: [name], value },
})
const changedConflict = (operation: SiteOperation): DraftConflict => ({
  conflict: 'changed',
  theirs: 'Theirs',
  label: 'Name',
  operation,
})
const restoreFile: SiteOperation = { file: FILE, text: '{ "a": "Ours" }' }
const removedConflict = (operation: SiteOperation): DraftConflict => ({
  conflict: 'removed',
  label: 'Name',
  operation,
  restore: restoreFile,
})

test('asks once about several changes of one value, and offers the last one', () => {
  const [first, second, ...rest] = decisionsOf([
    changedConflict(setField('a', 'On')),
    changedConflict(setField('b', 'x')),
    changedConflict(setField('a', 'One')),
  ])
  expect(rest).toEqual([])
  expect(first?.conflicts).toHaveLength(2)
  expect(second?.conflicts).toHaveLength(1)
  expect(first && keepMineOperation(first)).toEqual(setField('a', 'One'))
  expect(first && keepMineOperation(first, 'New')).toEqual(setField('a', 'New'))
})

test('asks once about all changes in a file that was removed', () => {
  const [only, ...rest] = decisionsOf([removedConflict(setField('a', 'Ours')), removedConflict(setField('b', 'x'))])
  expect(rest).toEqual([])
  expect(only && keepMineOperation(only)).toEqual(restoreFile)
})

test.each<[string, SiteOperation, string, { mine: unknown; theirs: unknown }]>([
  ['a field, as it is on disk now', setField('a', 'Ours'), '{ "a": "Newer" }', { mine: 'Ours', theirs: 'Newer' }],
  [
    'a removed field',
    { file: FILE, change: { do: 'remove', at: ['a'] } },
    '{ "a": 1 }',
    { mine: undefined, theirs: 1 },
  ],
  ['a color', { file: FILE, token: '--mq-ink', value: '#fff' }, '', { mine: '#fff', theirs: 'Theirs' }],
  ['a whole file', { file: FILE, text: 'Ours' }, 'On disk', { mine: 'Ours', theirs: 'On disk' }],
])('returns the values in the draft and on disk of %s', (_, operation, text, sides) => {
  const [decision] = decisionsOf([changedConflict(operation)])
  expect(decision && sidesOf(decision, new Map([[FILE, text]]))).toEqual(sides)
})
