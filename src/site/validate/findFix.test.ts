import { expect, it } from 'vitest'
import { findFix } from './findFix'
import type { Problem } from './problem'

const DOCUMENT_TEXT = `{
  "tpye": "title_grid",
  "css": "brand.css",
  "list": ["a", "b"],
  "watchlist": "true",
  "label": "x", "lable": "y",
  "open": {},
  "html": "<a href=\\"/film\\">/filming</a><a href=\\"/film/noir\\">",
  "link": "/title/metropoliss?from=film"
}`

it.each<[string, Partial<Problem>, string | undefined, boolean?]>([
  ['a mistyped field name', { pointer: '/tpye', suggestion: 'type', isName: true }, '"type": "title_grid"', true],
  [
    'a field name that is too different to be a typo',
    { pointer: '/label', suggestion: 'lapelled', isName: true },
    '"lapelled": "x"',
    false,
  ],
  ['a mistyped value', { pointer: '/tpye', suggestion: 'carousel_show' }, '"tpye": "carousel_show"', false],
  [
    'an address without its folder',
    { pointer: '/css', suggestion: '/site/brand.css' },
    '"css": "/site/brand.css"',
    false,
  ],
  ['a list entry', { pointer: '/list/1', suggestion: 'c' }, '["a", "c"]', false],
  ['a quoted boolean', { pointer: '/watchlist', instead: true }, '"watchlist": true', true],
  ['a field whose suggested name is already used', { pointer: '/lable', suggestion: 'label', isName: true }, undefined],
  ['a problem without a suggestion', { pointer: '/css' }, undefined],
  ['an object as the value', { pointer: '/open', suggestion: 'x' }, undefined],
  [
    'a link in HTML',
    { pointer: '/html', part: '/film', suggestion: '/films' },
    '"<a href=\\"/films\\">/filming</a><a href=\\"/film/noir\\">"',
    false,
  ],
  [
    'the end of an address',
    { pointer: '/link', part: 'metropoliss', suggestion: 'metropolis' },
    '"/title/metropolis?from=film"',
    false,
  ],
  [
    'a link with another spelling than in the text',
    { pointer: '/html', part: '/fïlm', suggestion: '/films' },
    undefined,
  ],
  ['a field that does not exist', { pointer: '/gone', suggestion: 'x' }, undefined],
])('returns the edit for %s', (_, problem, expected, safe) => {
  const edit = findFix(
    { severity: 'error', rule: 'value/form', file: 'a', pointer: '', message: '', ...problem },
    DOCUMENT_TEXT,
  )
  const fixed = edit && DOCUMENT_TEXT.slice(0, edit.from) + edit.insert + DOCUMENT_TEXT.slice(edit.to)
  if (expected === undefined) expect(edit).toBeUndefined()
  else expect(fixed).toContain(expected)
  expect(edit?.isSafe).toBe(safe)
})

it('returns no fix for text that is not JSON', () => {
  const problem = {
    severity: 'error',
    rule: 'value/form',
    file: 'a',
    pointer: '/a',
    message: '',
    suggestion: 'x',
  } as const
  expect(findFix(problem, '')).toBeUndefined()
})
