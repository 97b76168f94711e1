import * as oauth from 'oauth4webapi'
import { takeAttempt } from './attempt'
import { OidcFailure } from './OidcFailure'
import type { Provider } from './provider'
import { callOptions, discover } from './server'

/** What the provider gave for the code. */
export interface Tokens {
  access: string
  refresh?: string
  idToken: string
  sub: string
  email?: string
}

/**
 * Exchanges the code of a return for tokens, after all that proves it is the answer to our own question: state, issuer,
 * PKCE, nonce. Without that nothing is sent.
 * @throws OidcFailure
 */
export async function exchangeCode(provider: Provider, query: URLSearchParams): Promise<Tokens> {
  const { way, issuer, clientId, returnPath } = provider
  const attempt = takeAttempt(way, query.get('state'))
  const refusal = query.get('error')
  // Anybody can make a link that says no: it changes nothing.
  if (refusal) throw new OidcFailure(attempt ? 'refused' : 'foreign', refusal, query.get('error_description') ?? '')
  if (!attempt || !query.get('code')) throw new OidcFailure('foreign')
  const server = await discover(issuer)
  const client = { client_id: clientId }
  try {
    const checked = oauth.validateAuthResponse(server, client, query, attempt.state)
    const answer = await oauth
      .authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        checked,
        location.origin + returnPath,
        attempt.verifier,
        callOptions(issuer),
      )
      .catch((error) => {
        throw error instanceof TypeError || error.name === 'TimeoutError' ? new OidcFailure('unreachable') : error
      })
    const expected = { expectedNonce: attempt.nonce, requireIdToken: true }
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, expected)
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (!claims || !tokens.id_token) throw new OidcFailure('doubtful')
    return {
      access: tokens.access_token,
      refresh: tokens.refresh_token,
      idToken: tokens.id_token,
      sub: claims.sub,
      email: typeof claims.email === 'string' ? claims.email : undefined,
    }
  } catch (error) {
    if (error instanceof OidcFailure) throw error
    if (error instanceof oauth.ResponseBodyError)
      throw new OidcFailure('refused', error.error, error.error_description ?? '')
    throw new OidcFailure('doubtful')
  }
}
