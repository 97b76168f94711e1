import { expect, test } from 'vitest'
import { withQuery } from './withQuery'

test.each([
  ['no uri', undefined, { a: 1 }, undefined],
  ['the first', '/modules/', { genre: 'horror' }, '/modules/?genre=horror'],
  ['behind others', '/modules/?site=a', { title: 7, type: 'series' }, '/modules/?site=a&title=7&type=series'],
  ['without a value', '/modules/', { title: 7, type: undefined }, '/modules/?title=7'],
  ['nothing to add', '/modules/', { type: undefined }, '/modules/'],
  ['what an address must not hold', '/m', { genre: 'a&b=c d#é' }, '/m?genre=a%26b%3Dc+d%23%C3%A9'],
])('%s', (_, uri, query, expected) => {
  expect(withQuery(uri, query)).toBe(expected)
})
