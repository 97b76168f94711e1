import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import type { SiteDocument } from '../generated/types'
import { ServiceError } from '../service/http/response'
import { anHttp } from '../service/http/testing/anHttp'
import { createText } from '../text/createText'
import { createSession } from './session'
import { signIn } from './signIn'

afterEach(() => Cookies.remove('token', { path: '/' }))

const t = createText()
const DEFAULT_TEXT = 'Oops! Your email or password is incorrect.'
const refusal = (status: number, data?: unknown) => new ServiceError('status', 'user/login/', status, '', data)

/** Signs in at a service that sends these responses in order. */
async function signInWith(responses: unknown[], config: object = {}) {
  const session = createSession()
  const send = vi.fn(async (..._call: unknown[]) => {
    const response = responses.shift()
    if (response instanceof Error) throw response
    return { data: response, text: '', path: '' }
  })
  const site = { site_config: config } as SiteDocument
  const end = await signIn({ site, http: anHttp({ send }), session }, { auth_code: 'abc' }, t)
  return { end, session, send, state: session.state() }
}

it('signs in with the token and profile of the response', async () => {
  const { end, state, session, send } = await signInWith([{ success: true, token: 'a.b', user: { first_name: 'Ada' } }])
  expect(end).toBe('success')
  expect(state).toMatchObject({ signedIn: true, profile: { first_name: 'Ada' } })
  expect(session.authorization()).toBe('Token a.b')
  expect(send).toHaveBeenCalledWith('POST', 'user/login/', { auth_code: 'abc' }, { auth: false })
})

describe('refused sign-in', () => {
  const CASES: [string, unknown, string][] = [
    ['err_code as number', { success: false, err_code: 101 }, 'Your credential does not exist.'],
    ['err_code as text', { success: false, err_code: '6' }, 'Oops! Your device limit has been reached.'],
    ['no err_code', { success: false }, DEFAULT_TEXT],
    ['a token without success', { success: false, token: 'abc' }, DEFAULT_TEXT],
    ['success in quotes', { success: 'false', token: 'abc' }, DEFAULT_TEXT],
    ['no token', { success: true }, DEFAULT_TEXT],
    ['an invalid token', { success: true, token: 'a; Domain=evil' }, DEFAULT_TEXT],
    ['a list', [], DEFAULT_TEXT],
    ['no body', undefined, DEFAULT_TEXT],
    ['400', refusal(400), DEFAULT_TEXT],
    ['401 with a code', refusal(401, { err_code: 7 }), 'Sorry, account is locked out due to too many login failures.'],
    ['500', refusal(500), 'Please try again later.'],
    ['429', refusal(429), 'Please try again later.'],
    ['no network', new ServiceError('network', 'user/login/'), 'Please try again later.'],
    ['HTML', new ServiceError('not-json', 'user/login/', 200), 'Please try again later.'],
  ]
  test.each(CASES)('shows the message for %s', async (_, response, message) => {
    const { end, state } = await signInWith([response])
    expect(end).toBe('failure')
    expect(state).toMatchObject({ signedIn: false, phase: 'failure', error: [message] })
  })

  it('stores the code, which selects the special error of the login page', async () => {
    const { state } = await signInWith([{ success: false, err_code: 3 }])
    expect(state.errorCode).toBe('3')
  })

  it('hides the message of code 3 after the countdown', async () => {
    const over = { countdown: { start_time: '2020-01-01T00:00:00Z' } }
    const { state } = await signInWith([{ success: false, err_code: 3 }], over)
    expect(state.error).toEqual(['Please try again later.'])
    const before = { countdown: { start_time: '2999-01-01T00:00:00Z' } }
    const { state: early } = await signInWith([{ success: false, err_code: 3 }], before)
    expect(early.error).toEqual(['Your session has not started. Please try again shortly.'])
  })
})

it.each([1001, 1002, 1003, 7, 1])('does not retry a code after %d automatically', async (err_code) => {
  const { send } = await signInWith([{ success: false, err_code }, { token: 'x' }])
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends one request for two submits, and ignores a late response to an older session', async () => {
  const session = createSession()
  let respond: (reply: unknown) => void = () => {}
  const send = vi.fn(() => new Promise((done) => (respond = done)))
  const props = { site: { site_config: {} } as SiteDocument, http: anHttp({ send }), session }
  const first = signIn(props, { auth_code: 'abc' }, t)
  expect(await signIn(props, { auth_code: 'abc' }, t)).toBe('superseded')
  expect(send).toHaveBeenCalledTimes(1)
  session.signedInWith({ token: 'other', scheme: 'Token' })
  respond({ data: { success: true, token: 'late' } })
  expect(await first).toBe('superseded')
  expect(session.authorization()).toBe('Token other')
})
