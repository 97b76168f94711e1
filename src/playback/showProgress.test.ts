import { expect, it } from 'vitest'
import type { TitleCard } from '../generated/types'
import { withCards } from './showProgress'

const change = (card: TitleCard) => (card.id === 7 ? { ...card, progress: 60 } : card)
const faust = { id: 7, slug: 'faust', title_type: 'feature' }
const judex = { id: 8, slug: 'judex', title_type: 'series' }

it.each([
  ['a title', faust, { ...faust, progress: 60 }],
  ['a list', { items: [judex, faust], total: 2 }, { items: [judex, { ...faust, progress: 60 }], total: 2 }],
  [
    'seasons',
    [{ season: { id: 1 }, episodes: [faust] }],
    [{ season: { id: 1 }, episodes: [{ ...faust, progress: 60 }] }],
  ],
])('changes the card in %s', (_, answer, expected) => {
  expect(withCards(answer, change)).toEqual(expected)
})

it.each([[[judex]], [{ items: [], total: 0 }], [null], ['text'], [new Map([['a', faust]])]])(
  'an answer without it stays the same object',
  (answer) => expect(withCards(answer, change)).toBe(answer),
)

it('parts of a card that did not change stay the same objects', () => {
  const meta = { modules: [{ slug: 'x' }] }
  const changed = withCards({ ...faust, meta }, change) as { meta: unknown; progress: number }
  expect(changed.progress).toBe(60)
  expect(changed.meta).toBe(meta)
})

it('what only has an id in common is no card', () => {
  const genre = { id: 7, slug: 'horror' }
  expect(withCards([genre], change)).toEqual([genre])
})
