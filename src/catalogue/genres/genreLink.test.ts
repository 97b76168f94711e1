import { expect, test } from 'vitest'
import { genreLink } from './genreLink'

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
