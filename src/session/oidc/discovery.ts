import * as oauth from 'oauth4webapi'
import { isLoopback, isTrustedAddress } from '../trustedAddress'
import { OidcError } from './OidcError'

/** Timeout of a response of the identity provider (reliability P3) */
const PROVIDER_TIMEOUT_MS = 10_000

/** Options of every call to the provider; http only on loopback */
export const providerCallOptions = (issuer: string) => ({
  [oauth.allowInsecureRequests]: isLoopback(issuer),
  signal: () => AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
})

/**
 * Loads the provider's metadata.
 * @throws OidcError if it does not respond, or names untrusted URLs (threats R8)
 */
export async function discover(issuer: string): Promise<oauth.AuthorizationServer> {
  if (!isTrustedAddress(issuer)) throw new OidcError('invalid')
  const url = new URL(issuer)
  const response = await oauth.discoveryRequest(url, providerCallOptions(issuer)).catch(() => {
    throw new OidcError('unreachable')
  })
  if (response.status >= 500) throw new OidcError('unreachable')
  const server = await oauth.processDiscoveryResponse(url, response).catch(() => {
    throw new OidcError('invalid')
  })
  const endpoints = [server.authorization_endpoint, server.token_endpoint, server.end_session_endpoint]
  if (endpoints.some((address) => address !== undefined && !isTrustedAddress(address))) throw new OidcError('invalid')
  return server
}
