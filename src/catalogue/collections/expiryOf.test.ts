import { expect, test } from 'vitest'
import { expiryOf } from './expiryOf'

const NOON = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['a day that is over', '2026-11-19', 'collectionExpired'],
  ['its last day', '2026-11-20', 'collectionExpiresToday'],
  ['tomorrow', '2026-11-21', 'collectionExpiresIn 1'],
  ['four days', '2026-11-24', 'collectionExpiresIn 4'],
  ['five days', '2026-11-25', undefined],
  ['a moment just over', '2026-11-20T11:59:59Z', 'collectionExpired'],
  ['this very moment', '2026-11-20T12:00:00Z', 'collectionExpiresToday'],
  ['less than a day', '2026-11-21T11:59:59Z', 'collectionExpiresToday'],
  ['a day', '2026-11-21T12:00:00Z', 'collectionExpiresIn 1'],
  ['less than two days', '2026-11-22T11:59:59Z', 'collectionExpiresIn 1'],
  ['less than five days, in another zone', '2026-11-25T13:59:59+02:00', 'collectionExpiresIn 4'],
  ['five days to the second', '2026-11-25T12:00:00Z', undefined],
  ['no date', undefined, undefined],
  ['a day that does not exist', '2026-02-30', undefined],
  ['words', 'soon', undefined],
])('%s (%s): %s', (_, date, says) => {
  const expiry = expiryOf(date, NOON)
  expect(expiry && Object.values(expiry).join(' ')).toBe(says)
})

test.each([
  ['the last minute of the last day', '2026-11-20T23:59:59Z', 'collectionExpiresToday'],
  ['the first of the next', '2026-11-21T00:00:00Z', 'collectionExpired'],
])('%s', (_, now, key) => {
  expect(expiryOf('2026-11-20', Date.parse(now))?.key).toBe(key)
})
