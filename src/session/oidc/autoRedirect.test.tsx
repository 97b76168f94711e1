import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preventAutoRedirect, takeAutoRedirect } from './autoRedirect'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('redirects a tab once, then waits for a click', () => {
  expect([takeAutoRedirect(), takeAutoRedirect(), takeAutoRedirect()]).toEqual([true, false, false])
})

test('redirects again after ten minutes', () => {
  takeAutoRedirect()
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(takeAutoRedirect()).toBe(true)
})

test('does not redirect right after signing out', () => {
  preventAutoRedirect()
  expect(takeAutoRedirect()).toBe(false)
})

test.each(['', 'x', '1e999', '99999999999999999'])('redirects despite the invalid time %j in storage', (mark) => {
  sessionStorage.setItem('marquee.oidc.automatic', mark)
  expect(takeAutoRedirect()).toBe(true)
})
