import type { SiteDocument } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { createHttp } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import type { Text } from '../../text/createText'
import { loginError } from '../loginErrors'
import { isTrustedAddress } from '../oidc/isTrustedAddress'
import type { ResetResult } from '../reset/sendReset'

/**
 * Asks the identity provider for a reset mail (spec, section 7: forgot-password, factorType EMAIL).
 * A refusal is told in the brand's words, else the catalogue's, else the provider's.
 */
export async function forgotPassword(site: SiteDocument, email: string, t: Text): Promise<ResetResult> {
  const base = site.okta_settings?.okta_base_url
  if (!isTrustedAddress(base)) return { done: false, lines: [t('signInUnset')] }
  const provider = createHttp({ base: new URL('/api/v1/', base).href, authorization: () => undefined })
  try {
    await provider.send('POST', 'authn/recovery/password', { username: email, factorType: 'EMAIL' })
    return { done: true }
  } catch (error) {
    const said = error instanceof ServiceError && isRecord(error.data) ? error.data : {}
    const summary = typeof said.errorSummary === 'string' ? said.errorSummary.slice(0, 300) : ''
    return {
      done: false,
      lines: loginError(said.errorCode, t, site.site_config.auth?.error_messages, summary || t('tryLater')),
    }
  }
}

/** How reset mails are asked for where the identity provider keeps the passwords; undefined: at the service. */
export function providerReset(site: SiteDocument, t: Text): ((email: string) => Promise<ResetResult>) | undefined {
  if (!site.site_config.auth?.mfa || !site.okta_settings?.okta_base_url) return undefined
  return (email) => forgotPassword(site, email, t)
}
