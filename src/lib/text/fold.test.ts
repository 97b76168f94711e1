import { expect, it } from 'vitest'
import { fold } from './fold'

it.each([
  ['MISERABLES', 'Misérables'],
  ['e\u0301', '\u00c9'],
  ['istanbul', 'İstanbul'],
  ['', ''],
])('makes one of %j and %j', (a, b) => {
  expect(fold(a)).toBe(fold(b))
})

it.each([
  ['a', 'b'],
  ['कि', 'का'],
])('keeps %j and %j apart', (a, b) => {
  expect(fold(a)).not.toBe(fold(b))
})
