import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Http } from '../service/http/http'
import { renewSession } from './oidc/renewSession'
import { readStoredTokens, storeTokens } from './oidc/storedTokens'
import { createRenewer } from './renewer'
import { createSession } from './session'

vi.mock('./oidc/renewSession', () => ({ announceProviderEnd: () => {}, renewSession: vi.fn() }))

const tokens = { issuer: 'https://id.example', clientId: 'c', access: 'a', refresh: 'r', idToken: 'i', sub: 's' }

function setUp(scheme: 'Token' | 'Bearer' = 'Bearer') {
  const session = createSession()
  const ended = vi.fn()
  const renew = createRenewer({ session, http: () => ({}) as Http, ended })
  session.signedInWith({ token: 'one', scheme })
  storeTokens(tokens)
  return { session, ended, renew }
}

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
})
afterEach(() => vi.mocked(renewSession).mockReset())

test('renews once for five refused calls', async () => {
  const { renew } = setUp()
  vi.mocked(renewSession).mockResolvedValue('renewed')
  expect(await Promise.all(Array.from({ length: 5 }, () => renew('Bearer one')))).toEqual(Array(5).fill(true))
  expect(renewSession).toHaveBeenCalledTimes(1)
  await renew('Bearer one')
  expect(renewSession).toHaveBeenCalledTimes(2)
})

test('signs out once with one message when the provider ended the session', async () => {
  const { renew, session, ended } = setUp()
  vi.mocked(renewSession).mockResolvedValue('ended')
  expect(await Promise.all([renew('Bearer one'), renew('Bearer one')])).toEqual([false, false])
  expect(session.state()).toMatchObject({ signedIn: false })
  expect(ended).toHaveBeenCalledTimes(1)
  expect(readStoredTokens()).toBeUndefined()
})

test('does not end a newer session after a late renewal', async () => {
  const { renew, session, ended } = setUp()
  vi.mocked(renewSession).mockImplementation(async () => {
    session.signedInWith({ token: 'two', scheme: 'Bearer' })
    return 'ended'
  })
  expect(await renew('Bearer one')).toBe(false)
  expect(session.state().signedIn).toBe(true)
  expect(ended).not.toHaveBeenCalled()
})

test.each([
  ['that signed in with a password', () => setUp('Token').renew('Token one')],
  [
    'without a refresh token',
    () => {
      const { renew } = setUp()
      storeTokens({ ...tokens, refresh: undefined })
      return renew('Bearer one')
    },
  ],
])('does not renew a session %s', async (_, renewal) => {
  expect(await renewal()).toBe(false)
  expect(renewSession).not.toHaveBeenCalled()
})

test('removes the provider’s tokens when a session without a provider starts', () => {
  const { session } = setUp()
  session.signedInWith({ token: 'two', scheme: 'Token' })
  expect(readStoredTokens()).toBeUndefined()
})
