import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import type { TitleCard } from '../../generated/types'
import { type GenreOrder, sortGenreTitles } from './sortGenreTitles'

const titleNamed = (name: string, more: Partial<TitleCard> = {}) => aTitle(name, { name, ...more })
const titleFromYear = (name: string, release_year?: number) => titleNamed(name, { release_year })

test.each<[string, GenreOrder, TitleCard[], string]>([
  [
    'the newest first',
    'recent',
    [titleFromYear('b', 1920), titleFromYear('a', 1926), titleFromYear('c', 1913)],
    'a b c',
  ],
  [
    'the same year: by name',
    'recent',
    [titleFromYear('c', 1922), titleFromYear('a', 1922), titleFromYear('É', 1922)],
    'a c É',
  ],
  ['no year: last, by name', 'recent', [titleFromYear('b'), titleFromYear('a'), titleFromYear('c', 1895)], 'c a b'],
  ['the year of a date', 'recent', [titleFromYear('b', 1920), titleNamed('a', { release_date: '1927-01-10' })], 'a b'],
  ['an invalid date', 'recent', [titleNamed('a', { release_date: 'soon' }), titleFromYear('b', 1920)], 'b a'],
  ['ignores accents', 'az', ['Zorro', 'Élan', 'Eden', 'Ève'].map((name) => titleFromYear(name)), 'Eden Élan Ève Zorro'],
  ['ignores case', 'az', ['b', 'A', 'C'].map((name) => titleFromYear(name)), 'A b C'],
  [
    'numerals after letters, as numbers',
    'az',
    ['10', '2', 'Zorro', 'Aelita'].map((name) => titleFromYear(name)),
    'Aelita Zorro 2 10',
  ],
  ['descending', 'za', ['10', '2', 'Zorro', 'Aelita'].map((name) => titleFromYear(name)), '10 2 Zorro Aelita'],
  ['no name: last', 'az', [titleNamed('', { slug: 'x', title_name: undefined }), titleFromYear('b')], 'b '],
  [
    'no name: last, also descending',
    'za',
    [titleNamed('', { slug: 'x' }), titleFromYear('b'), titleFromYear('c')],
    'c b ',
  ],
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
