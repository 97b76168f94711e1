import { describe, expect, it, test, vi } from 'vitest'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import { createText } from '../../text/createText'
import { loginErrorLines } from '../loginErrors'
import { methodByStatus, requestSignInMethod } from './sendEmail'

const STATUSES = [
  ['PROVISIONED', 'Authentication failed, please verify the MFA account in your email inbox.'],
  ['RECOVERY', 'Your account is being recovered. Follow the steps in your email inbox, then sign in.'],
  ['STAGED', 'Your account is not active yet. We’ll email you when it is.'],
  [
    'ACTIVE',
    'Your account signs in at an identity provider, which isn’t set up here. Please contact the operator of the site.',
  ],
  ['PASSWORD_EXPIRED', 'Your password has expired. Please reset it, then sign in.'],
  ['LOCKED_OUT', 'Your account is locked. Please try again later, or reset your password.'],
  ['DEPROVISIONED', 'Your account is no longer active.'],
] as const

describe('multi-factor status', () => {
  it.each(STATUSES)('%s shows its message', (status, sentence) => {
    const expected = status === 'ACTIVE' ? { type: 'provider' } : { type: 'status', status }
    expect(methodByStatus({ mfa_enabled: true, okta_status: status })).toEqual(expected)
    expect(methodByStatus({ isMFAenabled: true, oktaStatus: status })).toEqual(expected)
    expect(loginErrorLines(status, createText(), {})).toEqual([sentence])
    expect(loginErrorLines(status, createText(), { [status]: ['Words', 'of the brand'] })).toEqual([
      'Words',
      'of the brand',
    ])
  })
})

test.each(STATUSES)('uses the password without multi-factor, even with %s', (okta_status) => {
  expect(methodByStatus({ mfa_enabled: false, okta_status })).toEqual({ type: 'password' })
  expect(methodByStatus({ okta_status })).toEqual({ type: 'password' })
})

test('shows an error for multi-factor without a status', () => {
  expect(methodByStatus({ mfa_enabled: true })).toEqual({ type: 'failed' })
})

test('prefers the brand’s message, then the catalogue’s, then the provider’s', () => {
  const t = createText()
  expect(loginErrorLines('E0000006', t, {}, 'Forbidden')[0]).toContain("can't reset the password for the admin user")
  expect(loginErrorLines('E0000047', t, {}, 'API call exceeded rate limit.')).toEqual(['API call exceeded rate limit.'])
  expect(loginErrorLines('E0000047', t, { E0000047: 'Slowly, please.' }, 'x')).toEqual(['Slowly, please.'])
  expect(loginErrorLines('constructor', t, {}, 'x')).toEqual(['x'])
})

function service(response: unknown) {
  const get = vi.fn(async () => {
    if (response instanceof Error) throw response
    return { data: response, text: '', path: '' }
  })
  return { get, http: { get } as unknown as Http }
}

test('requests the status without a session, at the second base, with + as %2B', async () => {
  const { get, http } = service({ data: { mfa_enabled: false } })
  expect(await requestSignInMethod(http, 'first+tag@x.com', 'web')).toEqual({ type: 'password' })
  expect(get).toHaveBeenCalledWith(
    'user/service_users/status/?email=first%2Btag%40x.com&client_id=web',
    expect.objectContaining({ version: 2, auth: false }),
  )
})

test.each([
  ['nothing', undefined, 'failed'],
  ['no object', { data: [] }, 'failed'],
  ['an unknown address', new ServiceError('status', 'x', 404), 'password'],
  ['500', new ServiceError('status', 'x', 500), 'failed'],
  ['no network', new ServiceError('network', 'x'), 'failed'],
])('returns the method for %s', async (_, response, type) =>
  expect((await requestSignInMethod(service(response).http, 'a@b.cc', 'web')).type).toBe(type),
)
