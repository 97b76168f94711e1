import { discover } from './discovery'
import type { StoredTokens } from './storedTokens'

/**
 * Ends the session at the provider by posting a form to its logout URL, because cookies are only sent with a navigation. The
 * provider redirects back to the start page.
 * @returns false if the provider has no logout URL or does not respond; the caller then continues
 */
export async function endProviderSession({ issuer, clientId, idToken }: StoredTokens): Promise<boolean> {
  const address = await discover(issuer).then(
    (server) => server.end_session_endpoint,
    () => undefined,
  )
  if (!address) return false
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address, hidden: true })
  const fields = {
    client_id: clientId,
    id_token_hint: idToken,
    post_logout_redirect_uri: `${location.origin}/`,
  }
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
  return true
}
