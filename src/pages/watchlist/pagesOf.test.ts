import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { pagesOf } from './pagesOf'

test.each([
  ['nothing', '', '', ''],
  ['one page', 'abc', 'abc', 'abc'],
  ['two pages', 'abcde', 'abcde', 'abc de'],
  ['what is removed stays in its place', 'abcde', 'ace', 'abc de'],
  ['a last page that is empty follows on the one before', 'abcde', 'abc', 'abcde'],
  ['and so on', 'abcdefg', 'a', 'abcdefg'],
  ['a page in the middle may be empty', 'abcdefg', 'abcg', 'abc def g'],
  ['the first page stays', 'abcd', '', 'abcd'],
])('%s', (_, titles, listed, pages) => {
  const found = pagesOf(
    [...titles].map((slug) => aTitle(slug)),
    3,
    ({ slug }) => listed.includes(slug),
  )
  expect(found.map((page) => page.map(({ slug }) => slug).join('')).join(' ')).toBe(pages)
})
