import { expect, test } from 'vitest'
import { withQuery } from './withQuery'

test.each([
  ['an undefined URI', undefined, { a: 1 }, undefined],
  ['a first parameter', '/modules/', { genre: 'horror' }, '/modules/?genre=horror'],
  ['further parameters', '/modules/?site=a', { title: 7, type: 'series' }, '/modules/?site=a&title=7&type=series'],
  ['a parameter without a value', '/modules/', { title: 7, type: undefined }, '/modules/?title=7'],
  ['no parameter with a value', '/modules/', { type: undefined }, '/modules/'],
  ['characters that must be encoded', '/m', { genre: 'a&b=c d#é' }, '/m?genre=a%26b%3Dc+d%23%C3%A9'],
])('adds the query to a URI: %s', (_, uri, query, expected) => {
  expect(withQuery(uri, query)).toBe(expected)
})
