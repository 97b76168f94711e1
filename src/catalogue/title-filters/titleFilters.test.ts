import { expect, test } from 'vitest'
import type { TitleCard } from '../../generated/types'
import {
  applyFilters,
  createFilterChoices,
  isFiltered,
  parseFilterParams,
  ratingsOf,
  withFilterParams,
} from './titleFilters'

const horrorGenre = { name: 'Horror', slug: 'horror' }
const comedyGenre = { name: 'Comedy', slug: 'comedy' }
const titles: TitleCard[] = [
  { slug: 'faust', title_type: 'feature', rating: 'NR', genres: [horrorGenre] },
  { slug: 'judex', title_type: 'series', rating: 'TV-G', genres: [horrorGenre, comedyGenre] },
  { slug: 'speedy', title_type: 'feature', rating: 'G', genres: [comedyGenre] },
  { slug: 'bare' },
]
const choices = createFilterChoices(titles)

test('derives the filter choices from the titles', () => {
  expect(choices).toEqual({
    types: ['feature', 'series'],
    ratings: ['G', 'TV-G', 'NR'],
    genres: [comedyGenre, horrorGenre],
  })
})

test.each([
  ['', {}, 'faust judex speedy bare'],
  ['?type=feature', { type: 'feature' }, 'faust speedy'],
  ['?rating=TV-G&type=series', { type: 'series', rating: 'TV-G' }, 'judex'],
  ['?genre=comedy&type=feature', { type: 'feature', genre: 'comedy' }, 'speedy'],
  ['?genre=comedy&rating=NR', { genre: 'comedy', rating: 'NR' }, ''],
  ['?type=constructor&rating=<b>&genre=war', {}, 'faust judex speedy bare'],
])('parses "%s" as the filters %j, which match: %s', (search, filters, slugs) => {
  const read = parseFilterParams(new URLSearchParams(search), choices)
  expect(read).toEqual(filters)
  expect(isFiltered(read)).toBe(Object.keys(filters).length > 0)
  expect(
    applyFilters(titles, read)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})

test('round-trips the filters and keeps other parameters', () => {
  const params = new URLSearchParams('?page=2&type=feature')
  const written = withFilterParams(params, { genre: 'horror' })
  expect(written.toString()).toBe('page=2&genre=horror')
  expect(parseFilterParams(written, choices)).toEqual({ genre: 'horror' })
})

test('lists distinct ratings in the spec’s order, unknown ones last', () => {
  const titles = ['TV-14', 'NR', 'R', 'G', 'FSK 12', 'R', '', undefined, 'PG-13'].map((rating) => ({ rating }))
  expect(ratingsOf(titles)).toEqual(['G', 'PG-13', 'R', 'TV-14', 'NR', 'FSK 12'])
})
