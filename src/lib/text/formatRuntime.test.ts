import { expect, it } from 'vitest'
import { formatRuntime } from './formatRuntime'

it.each([
  [9180, '2h 33m'],
  [3600, '1h 0m'],
  [3599, '59m'],
  [3661.9, '1h 1m'],
  [1380, '23m'],
  [90, '1m'],
  [20, '1m'],
  [360000, '100h 0m'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatRuntime(seconds)).toBe(text)
})

it.each([0, -60, Number.NaN, Number.POSITIVE_INFINITY, undefined])('returns nothing for %s', (seconds) => {
  expect(formatRuntime(seconds)).toBeUndefined()
})
