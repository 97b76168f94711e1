import { expect, test } from 'vitest'
import { neighbours } from './neighbours'

/** Seasons by the slugs of their episodes: "a b, c" are two of them. */
const seasons = (text: string) =>
  text.split(',').map((slugs, at) => ({
    season: { id: at, season_num: at + 1 },
    episodes: slugs
      .split(' ')
      .filter(Boolean)
      .map((slug) => ({ slug })),
  }))

test.each([
  ['in the middle', 'a b c', 'b', 'a', 'c'],
  ['the first', 'a b c', 'a', undefined, 'b'],
  ['the last', 'a b c', 'c', 'b', undefined],
  ['the last of a season', 'a b, c d', 'b', 'a', 'c'],
  ['the first of a season', 'a b, c d', 'c', 'b', 'd'],
  ['beyond an empty season', 'a, , b', 'a', undefined, 'b'],
  ['the only one', 'a', 'a', undefined, undefined],
  ['listed twice', 'a b b c', 'b', 'a', 'c'],
  ['unknown', 'a b', 'x', undefined, undefined],
  ['of nothing', '', 'a', undefined, undefined],
])('%s', (_, text, slug, previous, next) => {
  const found = neighbours(seasons(text), slug)
  expect([found.previous?.slug, found.next?.slug]).toEqual([previous, next])
})

test('what cannot be chosen is passed over', () => {
  const found = neighbours(seasons('a b c, d e'), 'c', ({ slug }) => slug !== 'b' && slug !== 'd')
  expect([found.previous?.slug, found.next?.slug]).toEqual(['a', 'e'])
})
