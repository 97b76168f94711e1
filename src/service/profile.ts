import type { Http } from './http/http'

/** The signed-in user: GET /user/service_users/me/profile/ */
export const getProfile = (http: Http) => http.get('user/service_users/me/profile/', { timeout: 'secondary' })

/** Ends the session at the service: GET /user/logout/. */
export const endSession = (http: Http) => http.get('user/logout/', { timeout: 'secondary' })
