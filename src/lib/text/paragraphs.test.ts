import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs'

test.each([
  ['one', ['one']],
  ['one\n\ntwo', ['one', 'two']],
  ['one\nstill one\n  \ntwo\n\n\n\nthree', ['one\nstill one', 'two', 'three']],
  ['one\r\n\r\ntwo', ['one', 'two']],
  ['\n\n \n', []],
  ['', []],
  [undefined, []],
])('splits %j', (text, expected) => {
  expect(paragraphs(text)).toEqual(expected)
})

// A backtracking pattern would exceed the test timeout.
test('ends quickly for a text of newlines', () => {
  expect(paragraphs(`${'\n '.repeat(500_000)}x`).at(-1)).toContain('x')
})
