import { expect, test } from 'vitest'
import { neighbours } from './neighbours'

/** Seasons from the slugs of their episodes: "a b, c" makes two seasons. */
const seasonsFromText = (text: string) =>
  text.split(',').map((slugs, at) => ({
    season: { id: at, season_num: at + 1 },
    episodes: slugs
      .split(' ')
      .filter(Boolean)
      .map((slug) => ({ slug })),
  }))

test.each([
  ['an episode in the middle', 'a b c', 'b', 'a', 'c'],
  ['the first', 'a b c', 'a', undefined, 'b'],
  ['the last', 'a b c', 'c', 'b', undefined],
  ['the last of a season', 'a b, c d', 'b', 'a', 'c'],
  ['the first of a season', 'a b, c d', 'c', 'b', 'd'],
  ['an episode before an empty season', 'a, , b', 'a', undefined, 'b'],
  ['the only one', 'a', 'a', undefined, undefined],
  ['an episode that is listed twice', 'a b b c', 'b', 'a', 'c'],
  ['an unknown episode', 'a b', 'x', undefined, undefined],
  ['an episode in an empty list', '', 'a', undefined, undefined],
])('finds the neighbours of %s', (_, text, slug, previous, next) => {
  const found = neighbours(seasonsFromText(text), slug)
  expect([found.previous?.slug, found.next?.slug]).toEqual([previous, next])
})

test('skips episodes that the filter excludes', () => {
  const found = neighbours(seasonsFromText('a b c, d e'), 'c', ({ slug }) => slug !== 'b' && slug !== 'd')
  expect([found.previous?.slug, found.next?.slug]).toEqual(['a', 'e'])
})
