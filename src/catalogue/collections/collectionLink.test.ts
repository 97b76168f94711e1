import { expect, test } from 'vitest'
import { collectionLink } from './collectionLink'

test.each([
  ['the configured list', 7, [{ route: '/rooms', component: 'collections' }], '/rooms/7'],
  ['a slash at its end', 7, [{ route: '/rooms/', component: 'collections' }], '/rooms/7'],
  ['no such route', 'weimar', [{ route: '/home', component: 'home' }], '/collections/weimar'],
  ['a route with a parameter', 7, [{ route: '/:tenant/rooms', component: 'collections' }], '/collections/7'],
  ['an id that would lead elsewhere', '../a b?c', [], '/collections/..%2Fa%20b%3Fc'],
  ['half a character', 'a\ud800', [], '/collections/a%EF%BF%BD'],
  ['the folder above', '..', [], undefined],
  ['nothing', '', [], undefined],
])('%s', (_, id, routes, href) => {
  expect(collectionLink(id, routes)).toBe(href)
})
