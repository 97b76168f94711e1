import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAuthRequest, takeAuthRequest } from './authRequest'

const authRequest = { connection: 'sso', state: 's', nonce: 'n', verifier: 'v' } as const

beforeEach(() => {
  vi.useFakeTimers()
  storeAuthRequest(authRequest)
})
afterEach(() => vi.useRealTimers())

test('accepts an auth request once', () => {
  expect(takeAuthRequest('sso', 's')).toEqual(authRequest)
  expect(takeAuthRequest('sso', 's')).toBeUndefined()
})

test.each([
  ['another state', 'sso', 'x'],
  ['no state', 'sso', null],
  ['an empty state', 'sso', ''],
  ['another connection', 'keycloak', 's'],
] as const)('rejects %s and discards the auth request', (_, connection, state) => {
  expect(takeAuthRequest(connection, state)).toBeUndefined()
  expect(takeAuthRequest('sso', 's')).toBeUndefined()
})

test('rejects an auth request after ten minutes', () => {
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(takeAuthRequest('sso', 's')).toBeUndefined()
})

test('accepts only the last of two auth requests', () => {
  storeAuthRequest({ ...authRequest, state: 'later' })
  expect(takeAuthRequest('sso', 's')).toBeUndefined()
})

test.each(['{', 'null', '7', '{"state":"s"}', '{"state":"s","nonce":1,"verifier":"v","at":0}'])(
  'ignores the stored value %s',
  (text) => {
    sessionStorage.setItem('marquee.oidc.request', text)
    expect(takeAuthRequest('sso', 's')).toBeUndefined()
  },
)
