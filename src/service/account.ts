import type { Http } from './http/http'

/** A password with email address or user name, or an access code */
export type Credentials =
  | { email: string; password: string }
  | { username: string; password: string }
  | { auth_code: string }

/** POST /user/login/, without Authorization: an old token must not be sent along. */
export const logIn = (http: Http, credentials: Credentials) =>
  http.send('POST', 'user/login/', credentials, { auth: false })

/** Exchanges a token of an identity provider for one of the platform: POST /user/sso/, with an empty body. */
export const exchangeProviderToken = (http: Http, accessToken: string) =>
  http.send('POST', 'user/sso/', undefined, { authorization: `Bearer ${accessToken}` })

/** Exchanges a token from another application for one of the platform: POST /user/sso/tva. */
export const exchangeAppToken = (http: Http, token: string, clientId: string) =>
  http.send('POST', 'user/sso/tva', { client_id: clientId }, { authorization: `Bearer ${token}` })

/** How an account signs in: GET v2 /user/service_users/status/. A `+` in the email is sent as %2B (threats S9). */
export const getAccountStatus = (http: Http, email: string, clientId: string) =>
  http.get(`user/service_users/status/?${new URLSearchParams({ email, client_id: clientId })}`, {
    version: 2,
    auth: false,
    timeout: 'secondary',
  })

/** Whether this device may be used: GET v2 /user/service_users/user-device-limit/, with the client in `cid` */
export const getDeviceLimit = (http: Http, accessToken: string, clientId: string) =>
  http.get('user/service_users/user-device-limit/', {
    version: 2,
    authorization: `Bearer ${accessToken}`,
    headers: { cid: clientId },
    timeout: 'secondary',
  })

/** Fields of a password reset (spec, part 2: Password reset form). Without a token, the service sends the email with the link. */
export interface ResetRequest {
  token?: string
  email: string
  password?: string
  password1?: string
}

/** Whether a reset link is valid: GET /user/reset/valid/?token= */
export const getResetValid = (http: Http, token: string) =>
  http.get(`user/reset/valid/?token=${encodeURIComponent(token)}`, { auth: false, timeout: 'secondary' })

/** Requests a reset email, or sets a new password: POST /user/reset/. */
export const postReset = (http: Http, request: ResetRequest) =>
  http.send('POST', 'user/reset/', request, { auth: false })

/** Form fields of the spec, part 2: Access request */
export interface AccessRequest {
  first_name: string
  last_name: string
  email: string
  company: string
}

/** Requests access to the site: POST /user/request/. */
export const postAccessRequest = (http: Http, request: AccessRequest) => http.send('POST', 'user/request/', request)
