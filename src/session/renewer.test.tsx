import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Http } from '../service/http/http'
import { keepTokens, keptTokens } from './oidc/keptTokens'
import { renewSession } from './oidc/renewSession'
import { createRenewer } from './renewer'
import { createSession } from './session'

vi.mock('./oidc/renewSession', () => ({ announceProviderEnd: () => {}, renewSession: vi.fn() }))

const tokens = { issuer: 'https://id.example', clientId: 'c', access: 'a', refresh: 'r', idToken: 'i', sub: 's' }

function setUp(scheme: 'Token' | 'Bearer' = 'Bearer') {
  const session = createSession()
  const ended = vi.fn()
  const renew = createRenewer({ session, http: () => ({}) as Http, ended })
  session.signedInWith({ token: 'one', scheme })
  keepTokens(tokens)
  return { session, ended, renew }
}

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
})
afterEach(() => vi.mocked(renewSession).mockReset())

test('five calls that are refused together are one renewal', async () => {
  const { renew } = setUp()
  vi.mocked(renewSession).mockResolvedValue('renewed')
  expect(await Promise.all(Array.from({ length: 5 }, () => renew('Bearer one')))).toEqual(Array(5).fill(true))
  expect(renewSession).toHaveBeenCalledTimes(1)
  await renew('Bearer one')
  expect(renewSession).toHaveBeenCalledTimes(2)
})

test('a session that the provider ended is signed out once, with one word about it', async () => {
  const { renew, session, ended } = setUp()
  vi.mocked(renewSession).mockResolvedValue('ended')
  expect(await Promise.all([renew('Bearer one'), renew('Bearer one')])).toEqual([false, false])
  expect(session.state()).toMatchObject({ signedIn: false })
  expect(ended).toHaveBeenCalledTimes(1)
  expect(keptTokens()).toBeUndefined()
})

test('a renewal that comes too late for its session ends nothing', async () => {
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
  ['a password', () => setUp('Token').renew('Token one')],
  [
    'a token without a refresh token',
    () => {
      const { renew } = setUp()
      keepTokens({ ...tokens, refresh: undefined })
      return renew('Bearer one')
    },
  ],
])('a session by %s is not renewed', async (_, renewal) => {
  expect(await renewal()).toBe(false)
  expect(renewSession).not.toHaveBeenCalled()
})

test('the tokens of the provider go with the session, and are no other session’s', () => {
  const { session } = setUp()
  session.signedInWith({ token: 'two', scheme: 'Token' })
  expect(keptTokens()).toBeUndefined()
})
