import { expect, test } from 'vitest'
import { distinctLabels } from './distinctLabels'

test.each<[string, [string, ...string[]][], string[]]>([
  ['none', [], []],
  ['one', [['English', ' (x)']], ['English']],
  [
    'two that differ keep theirs',
    [
      ['English', ' (x)'],
      ['Deutsch', ' (y)'],
    ],
    ['English', 'Deutsch'],
  ],
  [
    'two alike get their hints',
    [
      ['Full', ' (English)'],
      ['Full', ' (Deutsch)'],
    ],
    ['Full (English)', 'Full (Deutsch)'],
  ],
  [
    'a hint that both have is not added',
    [
      ['Full', ' (English)'],
      ['Full', ' (English)'],
    ],
    ['Full', 'Full 2'],
  ],
  [
    'the second hint where the first is the same',
    [
      ['A', ' x', ' 1'],
      ['A', ' x', ' 2'],
    ],
    ['A 1', 'A 2'],
  ],
  [
    'an empty hint leaves the label',
    [
      ['A', ''],
      ['A', ' 5.1'],
    ],
    ['A', 'A 5.1'],
  ],
  [
    'a hint, then a number',
    [
      ['A', ' x'],
      ['A', ' x'],
      ['A', ' y'],
    ],
    ['A x', 'A x 2', 'A y'],
  ],
  ['numbers go on', [['A'], ['A'], ['A']], ['A', 'A 2', 'A 3']],
  ['a number that is taken is left out', [['A'], ['A'], ['A 2']], ['A', 'A 3', 'A 2']],
  ['capitals tell nothing apart', [['English'], ['ENGLISH']], ['English', 'ENGLISH 2']],
  ['several numbers taken', [['A'], ['A'], ['A 2'], ['A 3']], ['A', 'A 4', 'A 2', 'A 3']],
  ['a hint may make a label that is there', [['A', ' 2'], ['A', ''], ['A 2']], ['A 2', 'A', 'A 2 2']],
])('%s', (_, entries, expected) => {
  expect(distinctLabels(entries.map(([label, ...hints]) => ({ label, hints })))).toEqual(expected)
})
