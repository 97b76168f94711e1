import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Http } from '../service/http/http'
import { ServiceError } from '../service/http/response'
import { applyProfile, groupsOf } from './applyProfile'
import { clockOffset } from './countdown/clockOffset'
import { createSession, loadProfiles, requestProfile, type Session } from './session'

describe('clockOffset (threats D5)', () => {
  const now = Date.UTC(2026, 10, 20, 12)
  it.each([
    ['reads a time in seconds', now / 1000 + 60, 60_000],
    ['reads a time in milliseconds', now + 60_000, 60_000],
    ['reads digits in a text', String(now / 1000), 0],
    ['returns a negative offset for a server clock that is behind', now / 1000 - 3600, -3_600_000],
    ['returns undefined without a time', undefined, undefined],
    ['returns undefined for an empty text', '', undefined],
    ['returns undefined for a text without a number', 'soon', undefined],
    ['returns undefined for a time in 1970', 5, undefined],
    ['returns undefined for a time far in the future', 9e12, undefined],
    ['returns undefined for null', null, undefined],
  ])('%s', (_, stamp, expected) => {
    expect(clockOffset(stamp, now, now)).toBe(expected)
  })

  it('compares the server time with the middle of request and response', () => {
    expect(clockOffset(now + 1000, now, now + 2000)).toBe(0)
  })
})

describe('applyProfile', () => {
  const loadProfile = (http: Http, session: Session) =>
    applyProfile(session, session.state().epoch, requestProfile(http))
  const signedIn = () => {
    Cookies.set('token', 'abc')
    return createSession()
  }
  const http = (get: () => Promise<unknown>) => ({ get: vi.fn(get) }) as unknown as Http

  it('stores profile and groups', async () => {
    const session = signedIn()
    await loadProfile(
      http(async () => ({ data: { data: { first_name: 'Ada' }, auth_groups: ['press', 7] } })),
      session,
    )
    expect(session.state()).toMatchObject({ signedIn: true, profile: { first_name: 'Ada' }, groups: ['press'] })
  })

  it('stores the valid part of a profile', async () => {
    const session = signedIn()
    const data = { first_name: 'Ada', avatar: null, client_role: ['viewer'], track_playback_position: 'no' }
    await loadProfile(
      http(async () => ({ data: { data } })),
      session,
    )
    expect(session.state().profile).toEqual({ first_name: 'Ada', client_role: ['viewer'] })
  })

  it('ends the session after a 401, but not after other errors', async () => {
    const failing = (status: number) => http(() => Promise.reject(new ServiceError('status', 'x', status)))
    const session = signedIn()
    await loadProfile(failing(500), session)
    expect(session.state().signedIn).toBe(true)
    await loadProfile(failing(401), session)
    expect(session.state().signedIn).toBe(false)
  })

  it('ignores a late response to an older session', async () => {
    const session = signedIn()
    let respond: (value: unknown) => void = () => {}
    const loading = loadProfile(
      http(
        () =>
          new Promise((done) => {
            respond = done
          }),
      ),
      session,
    )
    session.signedOut()
    respond({ data: { data: { first_name: 'Ada' } } })
    await loading
    expect(session.state().profile).toBeUndefined()
  })
})

test.each([
  [
    ['press', 'jury'],
    ['press', 'jury'],
  ],
  [['press', 7, null, ''], ['press']],
  ['press', []],
  [{ 0: 'press', length: 1 }, []],
  [undefined, []],
])('reads the groups in %j as %j', (given, groups) => expect(groupsOf(given)).toEqual(groups))

test('loads the profile once for each session, and not when signed out', async () => {
  Cookies.remove('token')
  const session = createSession()
  const get = vi.fn(async () => ({ data: { data: { first_name: 'Ada' } } }))
  loadProfiles({ get } as unknown as Http, session)
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  await vi.waitFor(() => expect(session.state().profile).toEqual({ first_name: 'Ada' }))
  session.signedOut()
  session.signedInWith({ token: 'def', scheme: 'Token' })
  await vi.waitFor(() => expect(session.state().profile).toEqual({ first_name: 'Ada' }))
  expect(get).toHaveBeenCalledTimes(2)
})

test('requests the profile immediately, for the session at that time', async () => {
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  const profiles = [{ first_name: 'Ada' }, { first_name: 'Vera' }]
  const get = vi.fn(async () => ({ data: { data: profiles.shift() } }))
  loadProfiles({ get } as unknown as Http, session)
  expect(get).toHaveBeenCalledTimes(1)
  session.signedInWith({ token: 'def', scheme: 'Token' })
  expect(get).toHaveBeenCalledTimes(2)
  const seen = new Set<string | undefined>()
  session.subscribe(() => seen.add(session.state().profile?.first_name))
  await vi.waitFor(() => expect(session.state().profile).toEqual({ first_name: 'Vera' }))
  expect([...seen]).toEqual(['Vera'])
})

test('marks the profile as settled even after an error, but not for a new session', async () => {
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  const get = vi
    .fn()
    .mockRejectedValueOnce(new ServiceError('status', 'x', 500))
    .mockReturnValue(new Promise(() => {}))
  loadProfiles({ get } as unknown as Http, session)
  expect(session.state().isProfileSettled).toBeUndefined()
  await vi.waitFor(() => expect(session.state()).toMatchObject({ signedIn: true, isProfileSettled: true, groups: [] }))
  session.signedInWith({ token: 'def', scheme: 'Token' })
  expect(session.state().isProfileSettled).toBeUndefined()
})

describe('retry of the profile', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const failing = (status: number) => new ServiceError('status', 'x', status)
  /** A signed-in session, with a service that fails until `succeed` is called. */
  async function signIn(error: unknown = failing(503)) {
    const session = createSession()
    session.signedInWith({ token: 'abc', scheme: 'Token' })
    const get = vi.fn(async (): Promise<unknown> => Promise.reject(error))
    loadProfiles({ get } as unknown as Http, session)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state().isProfileSettled).toBe(true)
    const succeed = () => get.mockImplementation(async () => ({ data: { data: { first_name: 'Ada' } } }))
    return { session, get, succeed }
  }

  it('happens after two seconds, then with growing delays', async () => {
    const { session, get, succeed } = await signIn()
    await vi.advanceTimersByTimeAsync(1999)
    expect(get).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(get).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(3999)
    expect(get).toHaveBeenCalledTimes(2)
    succeed()
    await vi.advanceTimersByTimeAsync(1)
    expect(session.state().profile).toEqual({ first_name: 'Ada' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(get).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('happens immediately when %s', async (_, happens) => {
    const { session, get, succeed } = await signIn()
    succeed()
    happens()
    await vi.waitFor(() => expect(session.state().profile).toEqual({ first_name: 'Ada' }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('does not happen while the page is hidden', async () => {
    const { get } = await signIn()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(get).toHaveBeenCalledTimes(1)
  })

  it.each([403, 404])('does not happen after a %d', async (status) => {
    const { get } = await signIn(failing(status))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('does not happen after signing out', async () => {
    const { session, get } = await signIn()
    session.signedOut()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(get).toHaveBeenCalledTimes(1)
  })
})
