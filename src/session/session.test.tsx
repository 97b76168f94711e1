import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authType } from './authType'
import { createSession } from './session'

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' })
  vi.restoreAllMocks()
})
const spyOnCookie = () => vi.spyOn(document, 'cookie', 'set')
const signInResult = { token: 'abc.d-e_f', scheme: 'Token' } as const
/** Makes a tab read the cookie, as when the browser shows it again. */
const showTabAgain = () => window.dispatchEvent(new Event('pageshow'))

describe('sign-in (spec, section 4)', () => {
  it('stores the token for one year, for this site only', () => {
    const cookie = spyOnCookie()
    createSession().signedInWith(signInResult)
    const text = String(cookie.mock.calls.find(([value]) => value.startsWith('token='))?.[0])
    expect(text).toMatch(/SameSite=Lax/i)
    expect(text).toMatch(/path=\//i)
    const expires = Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365)
    expect(text).not.toMatch(/domain=/i)
  })

  it.each([
    ['Token', 'Token abc'],
    ['Bearer', 'Bearer abc'],
  ] as const)('sends the scheme %s, also after a reload', (scheme, header) => {
    const session = createSession()
    session.signedInWith({ token: 'abc', scheme, profile: { first_name: 'Ada' } })
    expect(session.authorization()).toBe(header)
    expect(session.state()).toMatchObject({ signedIn: true, epoch: 1, phase: 'idle', profile: { first_name: 'Ada' } })
    expect(createSession().authorization()).toBe(header)
  })

  it('updates the phase from request to failure, and after another attempt to signed in', () => {
    const session = createSession()
    session.signInStarted()
    expect(session.state()).toMatchObject({ phase: 'request', error: undefined })
    session.signInFailed(['No.'])
    expect(session.state()).toMatchObject({ phase: 'failure', error: ['No.'], signedIn: false })
    session.signInStarted()
    expect(session.state()).toMatchObject({ phase: 'request', error: undefined })
    session.signedInWith(signInResult)
    expect(session.state()).toEqual({ phase: 'idle', signedIn: true, epoch: 1, groups: [], clockOffset: 0 })
  })

  it('removes the previous session on failure', () => {
    const session = createSession()
    session.signedInWith(signInResult)
    session.signInFailed(['No.'])
    expect(session.state()).toMatchObject({ signedIn: false, phase: 'failure', error: ['No.'], epoch: 2 })
    expect(Cookies.get('token')).toBeUndefined()
  })
})

it('removes data of the previous user', () => {
  const session = createSession()
  session.signedInWith(signInResult)
  session.profileLoaded({ first_name: 'Ada' }, ['press'])
  session.signedInWith({ ...signInResult, token: 'of-b' })
  expect(session.state()).toEqual({ phase: 'idle', signedIn: true, epoch: 2, groups: [], clockOffset: 0 })
})

it('keeps the reason after signing out', () => {
  const session = createSession()
  session.signedInWith(signInResult)
  session.signedOut(['You have been logged out.'])
  expect(session.state()).toMatchObject({ phase: 'failure', error: ['You have been logged out.'] })
  session.signedOut()
  expect(session.state().epoch).toBe(2)
})

describe('two tabs (threats S8)', () => {
  const tabs = (token = 'a') => {
    const one = createSession()
    const two = createSession()
    one.signedInWith({ token, scheme: 'Bearer' })
    showTabAgain()
    return { one, two }
  }

  it('share sign-in and sign-out', () => {
    const { one, two } = tabs()
    expect(two.authorization()).toBe('Bearer a')
    one.signedOut()
    showTabAgain()
    expect(two.state()).toMatchObject({ signedIn: false, epoch: 2 })
  })

  it('share a switch to another user, without data of the previous one', () => {
    const { one, two } = tabs()
    two.profileLoaded({ first_name: 'Ada' }, ['press'])
    one.signedInWith({ token: 'b', scheme: 'Token' })
    showTabAgain()
    expect(two.authorization()).toBe('Token b')
    expect(two.state()).toEqual({ phase: 'idle', signedIn: true, epoch: 2, groups: [], clockOffset: 0 })
  })

  it('share a renewed token without a new session', () => {
    const { one, two } = tabs()
    two.profileLoaded({ first_name: 'Ada' }, [])
    one.tokenRenewed('a2')
    showTabAgain()
    expect(two.authorization()).toBe('Bearer a2')
    expect(two.state()).toMatchObject({ profile: { first_name: 'Ada' }, epoch: 1 })
  })

  it('are notified by BroadcastChannel', async () => {
    const two = createSession()
    createSession().signedInWith(signInResult)
    await vi.waitFor(() => expect(two.state().signedIn).toBe(true))
  })

  it('are notified by storage events without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const two = createSession()
    const one = createSession()
    localStorage.clear()
    one.signedInWith(signInResult)
    const key = localStorage.key(0)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }))
    expect(two.state().signedIn).toBe(false)
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(two.state().signedIn).toBe(true)
    vi.unstubAllGlobals()
  })
})

describe('blocked cookies (threats D8)', () => {
  it.each([
    ['ignoring them', () => {}],
    [
      'throwing',
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    ],
  ])('keeps the session in memory when the browser blocks cookies by %s', (_, set) => {
    spyOnCookie().mockImplementation(set)
    const session = createSession()
    session.signedInWith(signInResult)
    showTabAgain()
    expect(session.authorization()).toBe('Token abc.d-e_f')
    expect(session.state()).toMatchObject({ signedIn: true, inMemory: true })
    session.signedOut()
    expect(session.state()).toEqual({ phase: 'idle', signedIn: false, epoch: 2, groups: [], clockOffset: 0 })
  })
})

it.each(['a; Domain=evil', 'a\r\nX: y', 'x'.repeat(5000), 'ä', ''])('rejects the token %.20j', (token) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`token=${encodeURIComponent(token)}`)
  expect(createSession().state().signedIn).toBe(false)
})

describe('authType', () => {
  it.each([
    [{ code_login: true }, {}, 'code'],
    [{ code_login: true, username_login: true }, {}, 'code'],
    [{ code_login: false }, {}, 'password'],
    [{ username_login: false }, {}, 'password'],
    [{ username_login: true }, {}, 'password'],
    [{ username_login: true }, { auth: { mfa: true } }, 'mfa'],
    [{}, { auth: { mfa: true }, force_keycloak: true }, 'mfa'],
    [{}, { force_keycloak: true }, 'keycloak'],
    [{}, { auth: { keycloak: {} } }, 'keycloak'],
    [{}, { auth: {} }, 'password'],
    [{}, {}, 'password'],
    [{}, { auth: { disabled: false } }, 'password'],
    [{}, { auth: { disabled: true } }, undefined],
    [{ code_login: true }, { auth: { disabled: true, keycloak: {} } }, undefined],
  ])('for %o with site_config %o: %s', (top, site_config, type) => {
    expect(authType({ ...top, site_config })).toBe(type)
  })
})
