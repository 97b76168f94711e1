import { expect, test } from 'vitest'
import { firstGroup, genreGroups, genresIn } from './customGenres'

const dark = { name: 'Dark', genres: ['horror', 'Crime'] }
const light = { name: 'Light', genres: ['comedy'] }
const whole = { name: 'The lot', genres: [] }

test.each([
  ['none', undefined, '', undefined],
  ['an empty list', { custom_genres: [] }, '', undefined],
  ['everything goes before', { custom_genres: [dark, light] }, 'All Dark Light', 'All'],
  [
    'everything has another name',
    { custom_genres: [dark], default_custom_genre: 'Any mood' },
    'Any mood Dark',
    'Any mood',
  ],
  ['one of them is first', { custom_genres: [dark, light], default_custom_genre: 'Light' }, 'All Dark Light', 'Light'],
  ['the brand made up everything', { custom_genres: [dark, whole] }, 'Dark The lot', 'The lot'],
  ['and begins with another', { custom_genres: [dark, whole], default_custom_genre: 'Dark' }, 'Dark The lot', 'Dark'],
  [
    'a default that nobody knows',
    { custom_genres: [whole, dark], default_custom_genre: 'x' },
    'The lot Dark',
    'The lot',
  ],
  ['a name twice', { custom_genres: [dark, { ...light, name: 'Dark' }] }, 'All Dark', 'All'],
])('%s', (_, filter, names, first) => {
  const groups = genreGroups(filter, 'All')
  expect(groups.map(({ name }) => name).join(' ')).toBe(names)
  expect(firstGroup(groups, filter)?.name).toBe(first)
})

test('of two with one name the first counts', () => {
  expect(genreGroups({ custom_genres: [dark, { ...light, name: 'Dark' }] }, 'All')[1]).toEqual(dark)
})

test('a name twice stands where it stood first, in browsers without toReversed, too', () => {
  const { toReversed } = Array.prototype
  Reflect.deleteProperty(Array.prototype, 'toReversed')
  try {
    const groups = genreGroups({ custom_genres: [dark, light, { ...light, name: 'Dark' }] }, 'All')
    expect(groups.map(({ name }) => name)).toEqual(['All', 'Dark', 'Light'])
  } finally {
    Object.defineProperty(Array.prototype, 'toReversed', { value: toReversed, writable: true, configurable: true })
  }
})

test.each([
  ['no group', undefined, 'horror crime comedy'],
  ['everything', whole, 'horror crime comedy'],
  ['by slug and by name', dark, 'horror crime'],
  ['genres that do not exist', { name: 'x', genres: ['western'] }, ''],
])('genres of %s', (_, group, slugs) => {
  const genres = ['Horror', 'Crime', 'Comedy'].map((name) => ({ name, slug: name.toLowerCase() }))
  expect(
    genresIn(group, genres)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})
