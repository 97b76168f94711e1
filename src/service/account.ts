import type { Http } from './http/http'

/** What signs somebody in: a password with its e-mail address or user name, or an access code. */
export type Credentials =
  | { email: string; password: string }
  | { username: string; password: string }
  | { auth_code: string }

/** POST /user/login/. Without Authorization: who signs in now is nobody yet. */
export const logIn = (http: Http, credentials: Credentials) =>
  http.send('POST', 'user/login/', credentials, { auth: false })

/** The platform's token for one of an identity provider: POST /user/sso/, with an empty body. */
export const exchangeProviderToken = (http: Http, accessToken: string) =>
  http.send('POST', 'user/sso/', undefined, { authorization: `Bearer ${accessToken}` })

/** The platform's token for one that another application handed over: POST /user/sso/tva. */
export const exchangeAppToken = (http: Http, token: string, clientId: string) =>
  http.send('POST', 'user/sso/tva', { client_id: clientId }, { authorization: `Bearer ${token}` })

/** How an account signs in: GET v2 /user/service_users/status/. A `+` of the address travels as %2B (threats S9). */
export const getAccountStatus = (http: Http, email: string, clientId: string) =>
  http.get(`user/service_users/status/?${new URLSearchParams({ email, client_id: clientId })}`, {
    version: 2,
    auth: false,
    timeout: 'secondary',
  })

/** Whether this device may be used: GET v2 /user/service_users/user-device-limit/, with the client in `cid`. */
export const getDeviceLimit = (http: Http, accessToken: string, clientId: string) =>
  http.get('user/service_users/user-device-limit/', {
    version: 2,
    authorization: `Bearer ${accessToken}`,
    headers: { cid: clientId },
    timeout: 'secondary',
  })

/** The fields of a password reset (spec, part 2: Password reset form). Without a token: asks for the mail with the link. */
export interface ResetRequest {
  token?: string
  email: string
  password?: string
  password1?: string
}

/** Whether a reset link is still good: GET /user/reset/valid/?token=. */
export const getResetValid = (http: Http, token: string) =>
  http.get(`user/reset/valid/?token=${encodeURIComponent(token)}`, { auth: false, timeout: 'secondary' })

/** Asks for a reset mail, or sets a new password: POST /user/reset/. */
export const postReset = (http: Http, request: ResetRequest) =>
  http.send('POST', 'user/reset/', request, { auth: false })

/** Who asks for access (spec, part 2: Access request). */
export interface AccessRequest {
  first_name: string
  last_name: string
  email: string
  company: string
}

/** Asks for access to the site: POST /user/request/. */
export const postAccessRequest = (http: Http, request: AccessRequest) => http.send('POST', 'user/request/', request)
