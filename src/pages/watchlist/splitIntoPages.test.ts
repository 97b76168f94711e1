import { expect, test } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { splitIntoPages } from './splitIntoPages'

test.each([
  ['nothing', '', '', ''],
  ['one page', 'abc', 'abc', 'abc'],
  ['two pages', 'abcde', 'abcde', 'abc de'],
  ['a removed title keeps its position', 'abcde', 'ace', 'abc de'],
  ['an empty last page is merged into the previous one', 'abcde', 'abc', 'abcde'],
  ['several empty pages are merged', 'abcdefg', 'a', 'abcdefg'],
  ['a page in the middle may be empty', 'abcdefg', 'abcg', 'abc def g'],
  ['the first page is kept', 'abcd', '', 'abcd'],
])('splits titles into pages: %s', (_, titles, listed, pages) => {
  const found = splitIntoPages(
    [...titles].map((slug) => aTitle(slug)),
    3,
    ({ slug }) => listed.includes(slug),
  )
  expect(found.map((page) => page.map(({ slug }) => slug).join('')).join(' ')).toBe(pages)
})
