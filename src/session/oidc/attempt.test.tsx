import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAttempt, takeAttempt } from './attempt'

const attempt = { way: 'sso', state: 's', nonce: 'n', verifier: 'v' } as const

beforeEach(() => {
  vi.useFakeTimers()
  keepAttempt(attempt)
})
afterEach(() => vi.useRealTimers())

test('an attempt comes back once', () => {
  expect(takeAttempt('sso', 's')).toEqual(attempt)
  expect(takeAttempt('sso', 's')).toBeUndefined()
})

test.each([
  ['another state', 'sso', 'x'],
  ['no state', 'sso', null],
  ['an empty state', 'sso', ''],
  ['the way of another provider', 'keycloak', 's'],
] as const)('%s takes nothing, and spends it', (_, way, state) => {
  expect(takeAttempt(way, state)).toBeUndefined()
  expect(takeAttempt('sso', 's')).toBeUndefined()
})

test('it lives for ten minutes', () => {
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(takeAttempt('sso', 's')).toBeUndefined()
})

test('the later of two attempts counts', () => {
  keepAttempt({ ...attempt, state: 'later' })
  expect(takeAttempt('sso', 's')).toBeUndefined()
})

test.each(['{', 'null', '7', '{"state":"s"}', '{"state":"s","nonce":1,"verifier":"v","at":0}'])(
  'storage that says %s is no attempt',
  (text) => {
    sessionStorage.setItem('marquee.oidc.attempt', text)
    expect(takeAttempt('sso', 's')).toBeUndefined()
  },
)
