import * as oauth from 'oauth4webapi'
import { takeAuthRequest } from './authRequest'
import { discover, providerCallOptions } from './discovery'
import { OidcError } from './OidcError'
import type { Provider } from './provider'
import { type StoredTokens, storeTokens } from './storedTokens'

export interface Tokens {
  access: string
  refresh?: string
  idToken: string
  sub: string
  email?: string
}

/**
 * Exchanges the code of the redirect back for tokens. Sends nothing unless the redirect matches our auth request (state,
 * issuer); PKCE and nonce bind the response to it.
 * @param clockOffset server clock minus device clock, in milliseconds
 * @throws OidcError
 */
export async function exchangeCode(provider: Provider, query: URLSearchParams, clockOffset: number): Promise<Tokens> {
  const { connection, issuer, clientId, redirectPath } = provider
  const request = takeAuthRequest(connection, query.get('state'))
  const refusal = query.get('error')
  // Anyone can create a link with an error, so without our auth request it is only reported as unsolicited.
  if (refusal) throw new OidcError(request ? 'refused' : 'unsolicited', refusal, query.get('error_description') ?? '')
  if (!request || !query.get('code')) throw new OidcError('unsolicited')
  const server = await discover(issuer)
  const client = { client_id: clientId }
  try {
    const checked = oauth.validateAuthResponse(server, client, query, request.state)
    const response = await oauth
      .authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        checked,
        location.origin + redirectPath,
        request.verifier,
        providerCallOptions(issuer),
      )
      .catch((error) => {
        throw error instanceof TypeError || error.name === 'TimeoutError' ? new OidcError('unreachable') : error
      })
    const expected = { expectedNonce: request.nonce, requireIdToken: true }
    const tokens = await withClockFallback(client, clockOffset, (by) =>
      oauth.processAuthorizationCodeResponse(server, by, response.clone(), expected),
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
 * Renews the tokens at the provider and stores them, because a refresh token can be used only once.
 * @param clockOffset server clock minus device clock, in milliseconds
 * @throws OidcError `refused` if the provider rejects the refresh token, for example after another use
 */
export async function refreshTokens(tokens: StoredTokens, clockOffset: number): Promise<StoredTokens> {
  const server = await discover(tokens.issuer)
  const client = { client_id: tokens.clientId }
  try {
    const response = await oauth
      .refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh ?? '', providerCallOptions(tokens.issuer))
      .catch(() => {
        throw new OidcError('unreachable')
      })
    const fresh = await withClockFallback(client, clockOffset, (by) =>
      oauth.processRefreshTokenResponse(server, by, response.clone()),
    )
    const next = {
      ...tokens,
      access: fresh.access_token,
      refresh: fresh.refresh_token ?? tokens.refresh,
      idToken: fresh.id_token ?? tokens.idToken,
    }
    storeTokens(next)
    return next
  } catch (error) {
    if (error instanceof OidcError) throw error
    if (error instanceof oauth.ResponseBodyError) throw new OidcError('refused', error.error)
    throw new OidcError('invalid')
  }
}

/**
 * Validates a response that expires after a few minutes. If it seems expired by the device clock, which is wrong on many
 * televisions, it is validated again with the server clock.
 */
async function withClockFallback<T>(
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
