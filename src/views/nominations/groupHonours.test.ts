import { expect, test } from 'vitest'
import type { Honour } from '../../generated/types'
import { groupHonours } from './groupHonours'

const honour = (category: string, won?: boolean, more: Partial<Honour> = {}): Honour => ({ category, won, ...more })
const shape = (honours: Honour[]) =>
  groupHonours(honours).map(
    ({ award = '-', year = 0, categories }) =>
      `${award} ${year}: ${categories.map(({ category, honours: list }) => `${category}(${list.map(({ nominee = 'title', won }) => (won ? `*${nominee}` : nominee)).join(' ')})`).join(' ')}`,
  )

test.each([
  ['nothing', [], []],
  ['wins before nominations', [honour('Score'), honour('Camera', true)], ['- 0: Camera(*title) Score(title)']],
  [
    'in the order they came, otherwise',
    [honour('c'), honour('a'), honour('b', true), honour('d', true)],
    ['- 0: b(*title) d(*title) c(title) a(title)'],
  ],
  [
    'of one category together, the winner first',
    [honour('Camera', false, { nominee: 'A' }), honour('Score'), honour('Camera', true, { nominee: 'B' })],
    ['- 0: Camera(*B A) Score(title)'],
  ],
  [
    'by award, in the order they came',
    [
      honour('x', false, { award: 'Jury' }),
      honour('y', true, { award: 'Critics' }),
      honour('z', true, { award: 'Jury' }),
    ],
    ['Jury 0: z(*title) x(title)', 'Critics 0: y(*title)'],
  ],
  [
    'the latest year first, no year last',
    [
      honour('x', false, { award: 'Jury' }),
      honour('x', false, { award: 'Jury', year: 1928 }),
      honour('x', true, { award: 'Jury', year: 1929 }),
    ],
    ['Jury 1929: x(*title)', 'Jury 1928: x(title)', 'Jury 0: x(title)'],
  ],
])('%s', (_, honours, expected) => {
  expect(shape(honours as Honour[])).toEqual(expected)
})
