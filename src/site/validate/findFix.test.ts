import { expect, it } from 'vitest'
import { findFix } from './findFix'
import type { Problem } from './problem'

const TEXT = `{
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
  ['a field', { pointer: '/tpye', suggestion: 'type', isName: true }, '"type": "title_grid"', true],
  [
    'a field that is only something like it',
    { pointer: '/label', suggestion: 'lapelled', isName: true },
    '"lapelled": "x"',
    false,
  ],
  ['a word', { pointer: '/tpye', suggestion: 'carousel_show' }, '"tpye": "carousel_show"', false],
  // The value, though the name of the field stands beside it.
  ['an address', { pointer: '/css', suggestion: '/site/brand.css' }, '"css": "/site/brand.css"', false],
  ['one of a list', { pointer: '/list/1', suggestion: 'c' }, '["a", "c"]', false],
  ['what is no text', { pointer: '/watchlist', instead: true }, '"watchlist": true', true],
  ['a name that is taken', { pointer: '/lable', suggestion: 'label', isName: true }, undefined],
  ['what nobody knows', { pointer: '/css' }, undefined],
  ['an object', { pointer: '/open', suggestion: 'x' }, undefined],
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
  ['a part that is written otherwise', { pointer: '/html', part: '/fïlm', suggestion: '/films' }, undefined],
  ['what is not there', { pointer: '/gone', suggestion: 'x' }, undefined],
])('%s', (_, problem, expected, safe) => {
  const mend = findFix({ severity: 'error', rule: 'value/form', file: 'a', pointer: '', message: '', ...problem }, TEXT)
  const mended = mend && TEXT.slice(0, mend.from) + mend.insert + TEXT.slice(mend.to)
  if (expected === undefined) expect(mend).toBeUndefined()
  else expect(mended).toContain(expected)
  expect(mend?.isSafe).toBe(safe)
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
