import { expect, test } from 'vitest'
import { hintWords, LONGEST_SEARCH, searchAddress, searchWords } from './searchWords'

test.each([
  ['', undefined],
  ['no', undefined],
  ['  no  ', undefined],
  ['nos', 'nos'],
  ['  nosferatu ', 'nosferatu'],
])('hints for %j are asked for as %j', (text, words) => expect(hintWords(text)).toBe(words))

test('no search is longer than is sensible', () => {
  expect(searchWords('x'.repeat(1000))).toHaveLength(LONGEST_SEARCH)
})

test.each([
  ['metropolis', '/search?search=metropolis'],
  [' a&b=c #1 ', '/search?search=a%26b%3Dc+%231'],
  ['<b>$&', '/search?search=%3Cb%3E%24%26'],
  ['   ', '/search'],
])('the address of %j is %s', (text, address) => expect(searchAddress('/search', text)).toBe(address))

test('half a letter does no harm', () => expect(searchAddress('/search', '\ud800')).toMatch(/^\/search\?search=/))
