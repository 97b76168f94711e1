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
])('%j', (text, expected) => {
  expect(paragraphs(text)).toEqual(expected)
})

test('a text of newlines alone takes no time', () => {
  const start = performance.now()
  paragraphs(`${'\n '.repeat(10_000)}x`)
  expect(performance.now() - start).toBeLessThan(200)
})
