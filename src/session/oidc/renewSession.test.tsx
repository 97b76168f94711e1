import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Http } from '../../service/http/http'
import { createSession } from '../session'
import { OidcError } from './OidcError'
import { renewSession } from './renewSession'
import { readStoredTokens, storeTokens } from './storedTokens'
import { refreshTokens } from './tokenEndpoint'

vi.mock('./tokenEndpoint', () => ({ refreshTokens: vi.fn() }))

const tokens = { issuer: 'https://id.example', clientId: 'c', access: 'a', refresh: 'r1', idToken: 'i', sub: 's' }

/** A tab of the browser that is signed in. */
function createTab(response: unknown = { success: true, token: 'new' }) {
  const session = createSession()
  const send = vi.fn(async () => ({ data: response, text: '', path: '' }))
  return { session, send, http: { send } as unknown as Http }
}

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
  createSession().signedInWith({ token: 'old', scheme: 'Bearer' })
  storeTokens(tokens)
  vi.mocked(refreshTokens).mockImplementation(async (before) => {
    const next = { ...before, access: 'fresh', refresh: 'r2' }
    storeTokens(next)
    return next
  })
})
afterEach(() => vi.mocked(refreshTokens).mockReset())

test('continues the session with a new platform token', async () => {
  const { session, send, http } = createTab()
  const { epoch } = session.state()
  expect(await renewSession({ http, session })).toBe('renewed')
  expect(send).toHaveBeenCalledWith('POST', 'user/sso/', undefined, { authorization: 'Bearer fresh' })
  expect(session.authorization()).toBe('Bearer new')
  expect(session.state()).toMatchObject({ signedIn: true, epoch })
  expect(readStoredTokens()?.refresh).toBe('r2')
})

test('renews in one of two tabs; the other uses its token', async () => {
  const [one, two] = [createTab(), createTab()]
  expect(await Promise.all([renewSession(one), renewSession(two)])).toEqual(['renewed', 'renewed'])
  expect(refreshTokens).toHaveBeenCalledTimes(1)
  expect(one.send.mock.calls.length + two.send.mock.calls.length).toBe(1)
  expect([one.session.authorization(), two.session.authorization()]).toEqual(['Bearer new', 'Bearer new'])
})

test.each([
  ['ends the session when the refresh token was used before', new OidcError('refused', 'invalid_grant'), 'ended'],
  ['fails when the provider does not respond', new OidcError('unreachable'), 'failed'],
])('%s', async (_, failure, result) => {
  vi.mocked(refreshTokens).mockRejectedValue(failure)
  const { session, http } = createTab()
  expect(await renewSession({ http, session })).toBe(result)
})

test('keeps the session when the platform returns no token', async () => {
  const { session, http } = createTab({ success: false })
  expect(await renewSession({ http, session })).toBe('failed')
  expect(session.authorization()).toBe('Bearer old')
})
