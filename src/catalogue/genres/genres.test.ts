import { expect, test } from 'vitest'
import { genreLink, shownGenres } from './genres'

const genre = (slug: string) => ({ slug, name: slug })
const own = [genre('horror'), genre('kammerspiel'), genre('drama')]
const known = [genre('drama'), genre('horror'), genre('comedy')]

test.each([
  ['as catalogued', { show_true_genres: true, genre_slugs: ['drama'] }, known, 'horror kammerspiel drama'],
  ['those of genre_slugs, in their own order', { genre_slugs: ['drama', 'horror'] }, known, 'horror drama'],
  ['genre_slugs goes before the service', { show_true_genres: false, genre_slugs: ['drama'] }, undefined, 'drama'],
  ['none is wanted', { genre_slugs: [] }, known, ''],
  ['those of the service', {}, known, 'horror drama'],
  ['the service was not asked', {}, undefined, 'horror kammerspiel drama'],
])('%s', (_, config, there, slugs) => {
  expect(
    shownGenres(own, config, there)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})

test('a title without genres has none', () => {
  expect(shownGenres(undefined, { show_true_genres: true })).toEqual([])
})

test.each([
  ['a route with a parameter', 'horror', [{ route: '/kinds/:genre', component: 'genredetail' }], '/kinds/horror'],
  ['a parameter inside', 'horror', [{ route: '/kinds/:genre/all', component: 'genredetail' }], '/kinds/horror/all'],
  ['signs of addresses', 'a/b $&', [{ route: '/genres/:slug', component: 'genredetail' }], '/genres/a%2Fb%20%24%26'],
  ['no route', 'horror', [], undefined],
  ['a route without a parameter', 'horror', [{ route: '/the-genre', component: 'genredetail' }], undefined],
  ['a list of genres only', 'horror', [{ route: '/genres', component: 'genres' }], undefined],
])('links to a genre by its route: %s', (_, slug, routes, href) => {
  expect(genreLink(slug, routes)).toBe(href)
})
