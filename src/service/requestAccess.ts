import type { Http } from './http/http'

/** Who asks for access (spec, part 2: Access request). */
export interface AccessRequest {
  first_name: string
  last_name: string
  email: string
  company: string
}

/** Asks for access to the site: POST /user/request/. */
export const postAccessRequest = (http: Http, request: AccessRequest) =>
  http.send('POST', 'user/request/', request, { auth: false })
