import { expect, test } from 'vitest'
import { genreGroups, genresIn, initialGroup } from './customGenres'

const darkGroup = { name: 'Dark', genres: ['horror', 'Crime'] }
const lightGroup = { name: 'Light', genres: ['comedy'] }
const allTitlesGroup = { name: 'The lot', genres: [] }

test.each([
  ['none', undefined, '', undefined],
  ['an empty list', { custom_genres: [] }, '', undefined],
  ['a group of all titles first', { custom_genres: [darkGroup, lightGroup] }, 'All Dark Light', 'All'],
  [
    'a default that names the group of all titles',
    { custom_genres: [darkGroup], default_custom_genre: 'Any mood' },
    'Any mood Dark',
    'Any mood',
  ],
  [
    'a default that names a custom group',
    { custom_genres: [darkGroup, lightGroup], default_custom_genre: 'Light' },
    'All Dark Light',
    'Light',
  ],
  ['a custom group of all titles', { custom_genres: [darkGroup, allTitlesGroup] }, 'Dark The lot', 'The lot'],
  [
    'a custom group of all titles, and another default',
    { custom_genres: [darkGroup, allTitlesGroup], default_custom_genre: 'Dark' },
    'Dark The lot',
    'Dark',
  ],
  [
    'an unknown default',
    { custom_genres: [allTitlesGroup, darkGroup], default_custom_genre: 'x' },
    'The lot Dark',
    'The lot',
  ],
  ['a duplicate name', { custom_genres: [darkGroup, { ...lightGroup, name: 'Dark' }] }, 'All Dark', 'All'],
])('builds the genre groups: %s', (_, filter, names, initial) => {
  const groups = genreGroups(filter, 'All')
  expect(groups.map(({ name }) => name).join(' ')).toBe(names)
  expect(initialGroup(groups, filter)?.name).toBe(initial)
})

test('keeps the first of two groups with the same name', () => {
  expect(genreGroups({ custom_genres: [darkGroup, { ...lightGroup, name: 'Dark' }] }, 'All')[1]).toEqual(darkGroup)
})

test('keeps the first of two groups in browsers without toReversed', () => {
  const { toReversed } = Array.prototype
  Reflect.deleteProperty(Array.prototype, 'toReversed')
  try {
    const groups = genreGroups({ custom_genres: [darkGroup, lightGroup, { ...lightGroup, name: 'Dark' }] }, 'All')
    expect(groups.map(({ name }) => name)).toEqual(['All', 'Dark', 'Light'])
  } finally {
    Object.defineProperty(Array.prototype, 'toReversed', { value: toReversed, writable: true, configurable: true })
  }
})

test.each([
  ['no group', undefined, 'horror crime comedy'],
  ['the group of all titles', allTitlesGroup, 'horror crime comedy'],
  ['a group by slug and by name', darkGroup, 'horror crime'],
  ['a group of unknown genres', { name: 'x', genres: ['western'] }, ''],
])('returns the genres of %s', (_, group, slugs) => {
  const genres = ['Horror', 'Crime', 'Comedy'].map((name) => ({ name, slug: name.toLowerCase() }))
  expect(
    genresIn(group, genres)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})
