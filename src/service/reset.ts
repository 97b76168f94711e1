import type { Http } from './http/http'

/** The fields of a password reset (spec, part 2: Password reset form). Without a token: asks for the mail with the link. */
export interface ResetRequest {
  token?: string
  email: string
  password?: string
  password1?: string
}

/** Whether a reset link is still good: GET /user/reset/valid/?token=. */
export const getResetValid = (http: Http, token: string) =>
  http.get(`user/reset/valid/?token=${encodeURIComponent(token)}`, { auth: false, limit: 'secondary' })

/** Asks for a reset mail, or sets a new password: POST /user/reset/. */
export const postReset = (http: Http, request: ResetRequest) =>
  http.send('POST', 'user/reset/', request, { auth: false })
