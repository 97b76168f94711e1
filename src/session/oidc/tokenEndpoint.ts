import * as oauth from 'oauth4webapi'
import { takeAuthRequest } from './authRequest'
import { callOptions, discover } from './discovery'
import { type KeptTokens, keepTokens } from './keptTokens'
import { OidcError } from './OidcError'
import type { Provider } from './provider'

/** What the provider gave for the code. */
export interface Tokens {
  access: string
  refresh?: string
  idToken: string
  sub: string
  email?: string
}

/**
 * Exchanges the code of the provider's answer for tokens, after all that proves it is the answer to our own auth request: state, issuer,
 * PKCE, nonce. Without that nothing is sent.
 * @param clockOffset the service's clock minus the device's, in milliseconds
 * @throws OidcError
 */
export async function exchangeCode(provider: Provider, query: URLSearchParams, clockOffset: number): Promise<Tokens> {
  const { connection, issuer, clientId, redirectPath } = provider
  const request = takeAuthRequest(connection, query.get('state'))
  const refusal = query.get('error')
  // Anybody can make a link that says no: it changes nothing.
  if (refusal) throw new OidcError(request ? 'refused' : 'unsolicited', refusal, query.get('error_description') ?? '')
  if (!request || !query.get('code')) throw new OidcError('unsolicited')
  const server = await discover(issuer)
  const client = { client_id: clientId }
  try {
    const checked = oauth.validateAuthResponse(server, client, query, request.state)
    const answer = await oauth
      .authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        checked,
        location.origin + redirectPath,
        request.verifier,
        callOptions(issuer),
      )
      .catch((error) => {
        throw error instanceof TypeError || error.name === 'TimeoutError' ? new OidcError('unreachable') : error
      })
    const expected = { expectedNonce: request.nonce, requireIdToken: true }
    const tokens = await inItsTime(client, clockOffset, (by) =>
      oauth.processAuthorizationCodeResponse(server, by, answer.clone(), expected),
    )
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (!claims || !tokens.id_token) throw new OidcError('invalid')
    return {
      access: tokens.access_token,
      refresh: tokens.refresh_token,
      idToken: tokens.id_token,
      sub: claims.sub,
      email: typeof claims.email === 'string' ? claims.email : undefined,
    }
  } catch (error) {
    if (error instanceof OidcError) throw error
    if (error instanceof oauth.ResponseBodyError)
      throw new OidcError('refused', error.error, error.error_description ?? '')
    throw new OidcError('invalid')
  }
}

/**
 * Renews the tokens at the provider, and keeps the new ones: the refresh token of before is spent.
 * @param clockOffset the service's clock minus the device's, in milliseconds
 * @throws OidcError `refused` where the provider no longer takes it, for example because it was used already
 */
export async function refresh(tokens: KeptTokens, clockOffset: number): Promise<KeptTokens> {
  const server = await discover(tokens.issuer)
  const client = { client_id: tokens.clientId }
  try {
    const answer = await oauth
      .refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh ?? '', callOptions(tokens.issuer))
      .catch(() => {
        throw new OidcError('unreachable')
      })
    const fresh = await inItsTime(client, clockOffset, (by) =>
      oauth.processRefreshTokenResponse(server, by, answer.clone()),
    )
    const next = {
      ...tokens,
      access: fresh.access_token,
      refresh: fresh.refresh_token ?? tokens.refresh,
      idToken: fresh.id_token ?? tokens.idToken,
    }
    keepTokens(next)
    return next
  } catch (error) {
    if (error instanceof OidcError) throw error
    if (error instanceof oauth.ResponseBodyError) throw new OidcError('refused', error.error)
    throw new OidcError('invalid')
  }
}

/**
 * Has an answer checked, which is good for some minutes only.
 * The problem: on a device whose clock is wrong, as on many a television, each one seems to be over, and nobody gets in. The
 * solution: what is over by the device's clock is looked at once more by the service's.
 */
async function inItsTime<T>(
  client: oauth.Client,
  clockOffset: number,
  check: (by: oauth.Client) => Promise<T>,
): Promise<T> {
  try {
    return await check(client)
  } catch (error) {
    if (!(error instanceof oauth.OperationProcessingError) || error.code !== oauth.JWT_TIMESTAMP_CHECK) throw error
    return check({ ...client, [oauth.clockSkew]: Math.round(clockOffset / 1000) })
  }
}
