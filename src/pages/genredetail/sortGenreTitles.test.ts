import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import type { TitleCard } from '../../generated/types'
import { type GenreOrder, sortGenreTitles } from './sortGenreTitles'

const named = (name: string, more: Partial<TitleCard> = {}) => aTitle(name, { name, ...more })
const year = (name: string, release_year?: number) => named(name, { release_year })

test.each<[string, GenreOrder, TitleCard[], string]>([
  ['the newest first', 'recent', [year('b', 1920), year('a', 1926), year('c', 1913)], 'a b c'],
  ['the same year: by name', 'recent', [year('c', 1922), year('a', 1922), year('É', 1922)], 'a c É'],
  ['no year: last, by name', 'recent', [year('b'), year('a'), year('c', 1895)], 'c a b'],
  ['the year of a date', 'recent', [year('b', 1920), named('a', { release_date: '1927-01-10' })], 'a b'],
  ['an invalid date', 'recent', [named('a', { release_date: 'soon' }), year('b', 1920)], 'b a'],
  ['ignores accents', 'az', ['Zorro', 'Élan', 'Eden', 'Ève'].map((name) => year(name)), 'Eden Élan Ève Zorro'],
  ['ignores case', 'az', ['b', 'A', 'C'].map((name) => year(name)), 'A b C'],
  [
    'numerals after letters, as numbers',
    'az',
    ['10', '2', 'Zorro', 'Aelita'].map((name) => year(name)),
    'Aelita Zorro 2 10',
  ],
  ['descending', 'za', ['10', '2', 'Zorro', 'Aelita'].map((name) => year(name)), '10 2 Zorro Aelita'],
  ['no name: last', 'az', [named('', { slug: 'x', title_name: undefined }), year('b')], 'b '],
  ['no name: last, also descending', 'za', [named('', { slug: 'x' }), year('b'), year('c')], 'c b '],
])('sorts titles: %s (%s)', (_, order, titles, names) => {
  expect(
    sortGenreTitles(titles, order)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names)
})

test.each<GenreOrder>(['az', 'za'])('%s: keeps the order of equal names', (order) => {
  const twins = [aTitle('first', { name: 'Judex' }), aTitle('second', { name: 'JUDÉX' })]
  expect(sortGenreTitles(twins, order).map(({ slug }) => slug)).toEqual(['first', 'second'])
})
