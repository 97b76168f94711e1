import { expect, test } from 'vitest'
import { MAX_SEARCH_LENGTH, searchAddress, toHintTerms, trimSearchTerms } from './searchTerms'

test.each([
  ['', undefined],
  ['no', undefined],
  ['  no  ', undefined],
  ['nos', 'nos'],
  ['  nosferatu ', 'nosferatu'],
])('for %j requests hints for %j', (text, terms) => expect(toHintTerms(text)).toBe(terms))

test('truncates search terms that are too long', () => {
  expect(trimSearchTerms('x'.repeat(1000))).toHaveLength(MAX_SEARCH_LENGTH)
})

test.each([
  ['metropolis', '/search?search=metropolis'],
  [' a&b=c #1 ', '/search?search=a%26b%3Dc+%231'],
  ['<b>$&', '/search?search=%3Cb%3E%24%26'],
  ['   ', '/search'],
])('builds for %j the address %s', (text, address) => expect(searchAddress('/search', text)).toBe(address))

test('builds an address for search terms with a lone surrogate', () =>
  expect(searchAddress('/search', '\ud800')).toMatch(/^\/search\?search=/))
