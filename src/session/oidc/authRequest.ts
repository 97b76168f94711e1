import * as oauth from 'oauth4webapi'
import { createStorage } from '../../lib/browser/storage'
import { discover } from './discovery'
import { OidcError } from './OidcError'
import type { ConnectionKind, Provider } from './provider'

/** Stored part of an auth request, which the response must match or prove (threats S3) */
export interface AuthRequest {
  connection: ConnectionKind
  state: string
  nonce: string
  verifier: string
}

/**
 * Creates an auth request: authorization code with PKCE (S256), state and nonce, new for each request (threats S3).
 * @param hint email address that the provider may fill in
 * @returns URL of the provider's sign-in page
 * @throws OidcError
 */
export async function createAuthRequestUrl(
  { connection, issuer, clientId, redirectPath }: Provider,
  hint?: string,
): Promise<string> {
  const server = await discover(issuer)
  if (!server.authorization_endpoint) throw new OidcError('invalid')
  const verifier = oauth.generateRandomCodeVerifier()
  const request = { connection, state: oauth.generateRandomState(), nonce: oauth.generateRandomNonce(), verifier }
  const url = new URL(server.authorization_endpoint)
  const query = {
    client_id: clientId,
    redirect_uri: location.origin + redirectPath,
    response_type: 'code',
    // Single sign-on needs offline_access for a refresh token. keycloak's offline tokens would outlive its session.
    scope: connection === 'keycloak' ? 'openid email profile' : 'openid email profile offline_access',
    state: request.state,
    nonce: request.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(hint && { login_hint: hint }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  storeAuthRequest(request)
  return url.href
}

const KEY = 'marquee.oidc.request'
const MAX_AGE_MS = 10 * 60 * 1000
const store = createStorage('sessionStorage')

/** Stores the auth request for this tab; an earlier one can no longer be answered. */
export function storeAuthRequest(request: AuthRequest): void {
  store.set(KEY, JSON.stringify({ ...request, at: Date.now() }))
}

/**
 * Takes the stored auth request of a response: only once, within ten minutes, with the same connection and state.
 * @returns undefined if it was not started in this tab; then no code may be exchanged
 */
export function takeAuthRequest(connection: ConnectionKind, state: string | null): AuthRequest | undefined {
  const stored = store.get(KEY)
  store.remove(KEY)
  if (stored === undefined || !state) return undefined
  const request = parseAuthRequest(stored)
  return request && request.connection === connection && request.state === state ? request : undefined
}

function parseAuthRequest(text: string): AuthRequest | undefined {
  try {
    const { connection, state, nonce, verifier, at } = JSON.parse(text)
    const age = Date.now() - at
    const isComplete = [state, nonce, verifier].every((part) => typeof part === 'string' && part !== '')
    return isComplete && age >= 0 && age < MAX_AGE_MS ? { connection, state, nonce, verifier } : undefined
  } catch {
    return undefined
  }
}
