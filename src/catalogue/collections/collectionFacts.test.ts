import { expect, test } from 'vitest'
import type { Route } from '../../generated/types'
import { collectionPath } from '../title/titleLink'
import { collectionExpiry, collectionLink } from './collectionFacts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['yesterday', '2026-11-19', 'collectionExpired'],
  ['today', '2026-11-20', 'collectionExpiresToday'],
  ['tomorrow', '2026-11-21', 'collectionExpiresIn 1'],
  ['four days', '2026-11-24', 'collectionExpiresIn 4'],
  ['five days', '2026-11-25', undefined],
  ['a time one second ago', '2026-11-20T11:59:59Z', 'collectionExpired'],
  ['the current time', '2026-11-20T12:00:00Z', 'collectionExpiresToday'],
  ['less than a day', '2026-11-21T11:59:59Z', 'collectionExpiresToday'],
  ['a day', '2026-11-21T12:00:00Z', 'collectionExpiresIn 1'],
  ['less than two days', '2026-11-22T11:59:59Z', 'collectionExpiresIn 1'],
  ['less than five days, in another zone', '2026-11-25T13:59:59+02:00', 'collectionExpiresIn 4'],
  ['five days to the second', '2026-11-25T12:00:00Z', undefined],
  ['no date', undefined, undefined],
  ['a day that does not exist', '2026-02-30', undefined],
  ['an invalid date', 'soon', undefined],
])('returns the label for %s (%s): %s', (_, date, label) => {
  const expiry = collectionExpiry(date, NOON)
  expect(expiry && Object.values(expiry).join(' ')).toBe(label)
})

test.each([
  ['not expired in the last minute of the last day', '2026-11-20T23:59:59Z', 'collectionExpiresToday'],
  ['expired in the first minute of the next day', '2026-11-21T00:00:00Z', 'collectionExpired'],
])('treats an expiry date without a time as a day in UTC: %s', (_, now, key) => {
  expect(collectionExpiry('2026-11-20', Date.parse(now))?.key).toBe(key)
})

test.each<[string, string | number, Route[], string | undefined]>([
  ['below the configured route of the list', 7, [{ route: '/rooms', component: 'collections' }], '/rooms/7'],
  ['below a configured route with a trailing slash', 7, [{ route: '/rooms/', component: 'collections' }], '/rooms/7'],
  [
    'below /collections without a route of the list',
    'weimar',
    [{ route: '/home', component: 'home' }],
    '/collections/weimar',
  ],
  [
    'below /collections if the route of the list has a parameter',
    7,
    [{ route: '/:tenant/rooms', component: 'collections' }],
    '/collections/7',
  ],
  ['on the route of a single collection', 7, [{ route: '/vaults/:id', component: 'collection' }], '/vaults/7'],
  ['an id with special characters', '../a b?c', [], '/collections/..%2Fa%20b%3Fc'],
  ['an id with a lone surrogate', 'a\ud800', [], '/collections/a%EF%BF%BD'],
  ['no link for the id ".."', '..', [], undefined],
  ['no link for an empty id', '', [], undefined],
])('returns the link of a collection: %s', (_, id, routes, href) => {
  expect(collectionLink(id, collectionPath(routes))).toBe(href)
})
