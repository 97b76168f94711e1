import { expect, test } from 'vitest'
import { distinctLabels } from './distinctLabels'

test.each<[string, [string, ...string[]][], string[]]>([
  ['accepts an empty list', [], []],
  ['keeps a single label', [['English', ' (x)']], ['English']],
  [
    'keeps different labels',
    [
      ['English', ' (x)'],
      ['Deutsch', ' (y)'],
    ],
    ['English', 'Deutsch'],
  ],
  [
    'adds hints to equal labels',
    [
      ['Full', ' (English)'],
      ['Full', ' (Deutsch)'],
    ],
    ['Full (English)', 'Full (Deutsch)'],
  ],
  [
    'numbers labels with equal hints',
    [
      ['Full', ' (English)'],
      ['Full', ' (English)'],
    ],
    ['Full', 'Full 2'],
  ],
  [
    'uses the second hint if the first is equal',
    [
      ['A', ' x', ' 1'],
      ['A', ' x', ' 2'],
    ],
    ['A 1', 'A 2'],
  ],
  [
    'keeps the label with an empty hint',
    [
      ['A', ''],
      ['A', ' 5.1'],
    ],
    ['A', 'A 5.1'],
  ],
  [
    'numbers labels that are equal despite hints',
    [
      ['A', ' x'],
      ['A', ' x'],
      ['A', ' y'],
    ],
    ['A x', 'A x 2', 'A y'],
  ],
  ['numbers more than two labels', [['A'], ['A'], ['A']], ['A', 'A 2', 'A 3']],
  ['skips a number that another label has', [['A'], ['A'], ['A 2']], ['A', 'A 3', 'A 2']],
  ['ignores case', [['English'], ['ENGLISH']], ['English', 'ENGLISH 2']],
  ['skips several used numbers', [['A'], ['A'], ['A 2'], ['A 3']], ['A', 'A 4', 'A 2', 'A 3']],
  ['numbers a label that equals a label with a hint', [['A', ' 2'], ['A', ''], ['A 2']], ['A 2', 'A', 'A 2 2']],
])('%s', (_, entries, expected) => {
  expect(distinctLabels(entries.map(([label, ...hints]) => ({ label, hints })))).toEqual(expected)
})
