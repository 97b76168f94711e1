import type { Http } from './http/http'

/** How an account signs in: GET v2 /user/service_users/status/. A `+` of the address travels as %2B (threats S9). */
export const getAccountStatus = (http: Http, email: string, clientId: string) =>
  http.get(`user/service_users/status/?${new URLSearchParams({ email, client_id: clientId })}`, {
    version: 2,
    auth: false,
    limit: 'secondary',
  })

/** Whether this device may be used: GET v2 /user/service_users/user-device-limit/, with the client in `cid`. */
export const getDeviceLimit = (http: Http, accessToken: string, clientId: string) =>
  http.get('user/service_users/user-device-limit/', {
    version: 2,
    authorization: `Bearer ${accessToken}`,
    headers: { cid: clientId },
    limit: 'secondary',
  })
