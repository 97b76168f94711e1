import * as oauth from 'oauth4webapi'
import { type KeptTokens, keepTokens } from './keptTokens'
import { OidcFailure } from './OidcFailure'
import { callOptions, discover } from './server'

/**
 * Renews the tokens at the provider, and keeps the new ones: the refresh token of before is spent.
 * @throws OidcFailure `refused` where the provider no longer takes it, for example because it was used already
 */
export async function refresh(tokens: KeptTokens): Promise<KeptTokens> {
  const server = await discover(tokens.issuer)
  const client = { client_id: tokens.clientId }
  try {
    const answer = await oauth
      .refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh ?? '', callOptions(tokens.issuer))
      .catch(() => {
        throw new OidcFailure('unreachable')
      })
    const fresh = await oauth.processRefreshTokenResponse(server, client, answer)
    const next = {
      ...tokens,
      access: fresh.access_token,
      refresh: fresh.refresh_token ?? tokens.refresh,
      idToken: fresh.id_token ?? tokens.idToken,
    }
    keepTokens(next)
    return next
  } catch (error) {
    if (error instanceof OidcFailure) throw error
    if (error instanceof oauth.ResponseBodyError) throw new OidcFailure('refused', error.error)
    throw new OidcFailure('doubtful')
  }
}
