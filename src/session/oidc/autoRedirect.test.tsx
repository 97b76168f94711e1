import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdAutoRedirect, takeAutoRedirect } from './autoRedirect'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('a tab is led away once, then it waits for a press', () => {
  expect([takeAutoRedirect(), takeAutoRedirect(), takeAutoRedirect()]).toEqual([true, false, false])
})

test('much later it may be led again', () => {
  takeAutoRedirect()
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(takeAutoRedirect()).toBe(true)
})

test('after signing out nobody is led straight back', () => {
  holdAutoRedirect()
  expect(takeAutoRedirect()).toBe(false)
})

test.each(['', 'x', '1e999', '99999999999999999'])('a mark that says %j holds nobody for ever', (mark) => {
  sessionStorage.setItem('marquee.oidc.automatic', mark)
  expect(takeAutoRedirect()).toBe(true)
})
