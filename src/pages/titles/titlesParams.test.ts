import { expect, test } from 'vitest'
import { queryString } from '../../service/query'
import { titlesParams } from './titlesParams'

const darkGroup = { name: 'Dark', genres: ['horror', 'crime'] }
const allGenresGroup = { name: 'All', genres: [] }

test.each([
  ['nothing chosen', undefined, {}, undefined, 'az', '?sort=name&order=ASC'],
  ['everything', {}, {}, allGenresGroup, 'za', '?sort=name&order=DESC'],
  ['a type', {}, { type: 'series' }, undefined, 'recent', '?type=series&sort=release_year&order=DESC'],
  ['a fixed type', { type: 'feature' }, { type: 'series' }, undefined, 'az', '?type=feature&sort=name&order=ASC'],
  ['any of the filters', { filters: ['image', 'video'] }, {}, undefined, 'az', '?type=image,video&sort=name&order=ASC'],
  [
    'one of the filters',
    { filters: ['image', 'video'] },
    { type: 'video' },
    allGenresGroup,
    'az',
    '?type=video&sort=name&order=ASC',
  ],
  ['no filters', { filters: [] }, {}, undefined, 'az', '?sort=name&order=ASC'],
  ['a rating', {}, { rating: 'PG-13' }, undefined, 'added', '?rating=PG-13&sort=just_added&order=DESC'],
  ['a group', {}, {}, darkGroup, 'az', '?genre=horror,crime&sort=name&order=ASC'],
  ['a genre of a group', {}, { genre: 'crime' }, darkGroup, 'az', '?genre=crime&sort=name&order=ASC'],
] as const)('builds the request parameters: %s', (_, route, filters, group, order, text) => {
  expect(decodeURIComponent(queryString({ ...titlesParams(route, filters, group, order) }))).toBe(text)
})
