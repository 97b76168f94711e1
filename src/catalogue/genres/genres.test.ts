import { expect, test } from 'vitest'
import { genreLink, shownGenres } from './genres'

const genre = (slug: string) => ({ slug, name: slug })
const titleGenres = [genre('horror'), genre('kammerspiel'), genre('drama')]
const serviceGenres = [genre('drama'), genre('horror'), genre('comedy')]

test.each([
  [
    'all genres of the title with show_true_genres',
    { show_true_genres: true, genre_slugs: ['drama'] },
    serviceGenres,
    'horror kammerspiel drama',
  ],
  ['those in genre_slugs, in the title’s order', { genre_slugs: ['drama', 'horror'] }, serviceGenres, 'horror drama'],
  [
    'those in genre_slugs before the service has answered',
    { show_true_genres: false, genre_slugs: ['drama'] },
    undefined,
    'drama',
  ],
  ['none with an empty genre_slugs', { genre_slugs: [] }, serviceGenres, ''],
  ['those that the service lists', {}, serviceGenres, 'horror drama'],
  ['all before the service has answered', {}, undefined, 'horror kammerspiel drama'],
])('shows genres of a title: %s', (_, config, known, slugs) => {
  expect(
    shownGenres(titleGenres, config, known)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})

test('returns no genres for a title without genres', () => {
  expect(shownGenres(undefined, { show_true_genres: true })).toEqual([])
})

test.each([
  ['a route with a parameter', 'horror', [{ route: '/kinds/:genre', component: 'genredetail' }], '/kinds/horror'],
  ['a parameter inside', 'horror', [{ route: '/kinds/:genre/all', component: 'genredetail' }], '/kinds/horror/all'],
  [
    'special characters in the slug',
    'a/b $&',
    [{ route: '/genres/:slug', component: 'genredetail' }],
    '/genres/a%2Fb%20%24%26',
  ],
  ['no route', 'horror', [], undefined],
  ['a route without a parameter', 'horror', [{ route: '/the-genre', component: 'genredetail' }], undefined],
  ['a list of genres only', 'horror', [{ route: '/genres', component: 'genres' }], undefined],
])('links to a genre by its route: %s', (_, slug, routes, href) => {
  expect(genreLink(slug, routes)).toBe(href)
})
