import * as oauth from 'oauth4webapi'
import { isLoopback, isTrustedAddress } from '../trustedAddress'
import { OidcError } from './OidcError'

/** How long the identity provider may take for one answer, in milliseconds (reliability P3). */
const LIMIT = 10_000

/** Options of every call to the provider: in the clear only on loopback. */
export const callOptions = (issuer: string) => ({
  [oauth.allowInsecureRequests]: isLoopback(issuer),
  signal: () => AbortSignal.timeout(LIMIT),
})

/**
 * What the provider says of itself.
 * @throws OidcError when it does not answer, or names addresses that cannot be trusted (threats R8)
 */
export async function discover(issuer: string): Promise<oauth.AuthorizationServer> {
  if (!isTrustedAddress(issuer)) throw new OidcError('invalid')
  const url = new URL(issuer)
  const answer = await oauth.discoveryRequest(url, callOptions(issuer)).catch(() => {
    throw new OidcError('unreachable')
  })
  if (answer.status >= 500) throw new OidcError('unreachable')
  const server = await oauth.processDiscoveryResponse(url, answer).catch(() => {
    throw new OidcError('invalid')
  })
  const named = [server.authorization_endpoint, server.token_endpoint, server.end_session_endpoint]
  if (named.some((address) => address !== undefined && !isTrustedAddress(address))) throw new OidcError('invalid')
  return server
}
