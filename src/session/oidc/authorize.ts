import * as oauth from 'oauth4webapi'
import { keepAttempt } from './attempt'
import { OidcFailure } from './OidcFailure'
import type { Provider } from './provider'
import { discover } from './server'

/**
 * Begins an attempt: authorization code with PKCE (S256), state and nonce, made anew each time (threats S3).
 * @param hint e-mail address that the provider may fill in
 * @returns the address of the provider's sign-in page
 * @throws OidcFailure
 */
export async function authorize({ way, issuer, clientId, returnPath }: Provider, hint?: string): Promise<string> {
  const server = await discover(issuer)
  if (!server.authorization_endpoint) throw new OidcFailure('doubtful')
  const verifier = oauth.generateRandomCodeVerifier()
  const attempt = { way, state: oauth.generateRandomState(), nonce: oauth.generateRandomNonce(), verifier }
  const url = new URL(server.authorization_endpoint)
  const query = {
    client_id: clientId,
    redirect_uri: location.origin + returnPath,
    response_type: 'code',
    // Without offline_access, single sign-on gives no refresh token. keycloak's offline tokens would outlive its session.
    scope: way === 'keycloak' ? 'openid email profile' : 'openid email profile offline_access',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(hint && { login_hint: hint }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  keepAttempt(attempt)
  return url.href
}
