import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdAutomatic, takeAutomatic } from './automatic'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('a tab is led away once, then it waits for a press', () => {
  expect([takeAutomatic(), takeAutomatic(), takeAutomatic()]).toEqual([true, false, false])
})

test('much later it may be led again', () => {
  takeAutomatic()
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(takeAutomatic()).toBe(true)
})

test('after signing out nobody is led straight back', () => {
  holdAutomatic()
  expect(takeAutomatic()).toBe(false)
})

test.each(['', 'x', '1e999', '99999999999999999'])('a mark that says %j holds nobody for ever', (mark) => {
  sessionStorage.setItem('marquee.oidc.automatic', mark)
  expect(takeAutomatic()).toBe(true)
})
