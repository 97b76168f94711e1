import { discover } from './discovery'
import type { KeptTokens } from './keptTokens'

/**
 * Ends the session at the provider too: a POST to its logout address, as a form, because its cookies go only with a
 * navigation. It sends the visitor back to the start.
 * @returns false where the provider has no such address, or does not answer: then the caller goes on
 */
export async function endProviderSession({ issuer, clientId, idToken }: KeptTokens): Promise<boolean> {
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
