import { expect, test } from 'vitest'
import type { Honour } from '../../generated/types'
import { groupAwards } from './groupAwards'

const award = (category: string, won?: boolean, more: Partial<Honour> = {}): Honour => ({ category, won, ...more })
const formatGroups = (awards: Honour[]) =>
  groupAwards(awards).map(
    ({ award = '-', year = 0, categories }) =>
      `${award} ${year}: ${categories.map(({ category, awards: list }) => `${category}(${list.map(({ nominee = 'title', won }) => (won ? `*${nominee}` : nominee)).join(' ')})`).join(' ')}`,
  )

test.each([
  ['nothing', [], []],
  ['wins before nominations', [award('Score'), award('Camera', true)], ['- 0: Camera(*title) Score(title)']],
  [
    'otherwise in the given order',
    [award('c'), award('a'), award('b', true), award('d', true)],
    ['- 0: b(*title) d(*title) c(title) a(title)'],
  ],
  [
    'groups a category with the winner first',
    [award('Camera', false, { nominee: 'A' }), award('Score'), award('Camera', true, { nominee: 'B' })],
    ['- 0: Camera(*B A) Score(title)'],
  ],
  [
    'groups by award in the given order',
    [award('x', false, { award: 'Jury' }), award('y', true, { award: 'Critics' }), award('z', true, { award: 'Jury' })],
    ['Jury 0: z(*title) x(title)', 'Critics 0: y(*title)'],
  ],
  [
    'the latest year first, no year last',
    [
      award('x', false, { award: 'Jury' }),
      award('x', false, { award: 'Jury', year: 1928 }),
      award('x', true, { award: 'Jury', year: 1929 }),
    ],
    ['Jury 1929: x(*title)', 'Jury 1928: x(title)', 'Jury 0: x(title)'],
  ],
])('groups awards: %s', (_, awards, expected) => {
  expect(formatGroups(awards as Honour[])).toEqual(expected)
})
