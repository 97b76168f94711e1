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
  ['horror', [], '/genres/horror'],
  ['horror', [{ route: '/kinds/:genre', component: 'genredetail' }], '/kinds/horror'],
  ['horror', [{ route: '/kinds/:genre/all', component: 'genredetail' }], '/kinds/horror/all'],
  ['horror', [{ route: '/the-genre', component: 'genredetail' }], '/genres/horror'],
  ['horror', [{ route: '/genres', component: 'genres' }], '/genres/horror'],
  ['a/b $&', [], '/genres/a%2Fb%20%24%26'],
])('%s with %j leads to %s', (slug, routes, href) => {
  expect(genreLink(slug, routes)).toBe(href)
})
