import type { Http } from './http/http'

/** The platform's token for one of an identity provider: POST /user/sso/, with an empty body. */
export const exchangeForPlatform = (http: Http, accessToken: string) =>
  http.send('POST', 'user/sso/', undefined, { authorization: `Bearer ${accessToken}` })

/** The platform's token for one that another application handed over: POST /user/sso/tva. */
export const exchangeHandedOver = (http: Http, token: string, clientId: string) =>
  http.send('POST', 'user/sso/tva', { client_id: clientId }, { authorization: `Bearer ${token}` })
