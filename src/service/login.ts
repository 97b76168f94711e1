import type { Http } from './http/http'

/** What signs somebody in: a password with its e-mail address or user name, or an access code. */
export type Credentials =
  | { email: string; password: string }
  | { username: string; password: string }
  | { auth_code: string }

/** POST /user/login/. Without Authorization: who signs in now is nobody yet. */
export const logIn = (http: Http, credentials: Credentials) =>
  http.send('POST', 'user/login/', credentials, { auth: false })
