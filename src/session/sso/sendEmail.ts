import type { Text } from '../../text/createText'
import type { SignInProps } from '../forms/signInProps'
import { loginError } from '../loginErrors'
import { providerOf } from '../oidc/provider'
import { accountWay } from './accountWay'

/** What follows the e-mail address; `leaving`: the browser is on its way to the identity provider. */
export type NextStep = 'password' | 'leaving' | 'failure'

/**
 * Sends the e-mail address of single sign-on, once per press, and does what the account's status says.
 * Words for a failure go to the session, where every form shows them.
 */
export async function sendEmail({ site, http, session }: SignInProps, email: string, t: Text): Promise<NextStep> {
  const { auth } = site.site_config
  session.begin()
  const fail = (lines: readonly string[], code?: string): NextStep => {
    session.failed(lines, code)
    return 'failure'
  }
  // Spec, section 5: sign-in is invalid without a client id.
  const clientId = site.okta_settings?.okta_Web_client_id
  if (!clientId) return fail([t('signInUnset')])
  const way = await accountWay(http, email, clientId)
  if (way.type === 'failed') return fail([t('ssoTrouble')])
  if (way.type === 'status') return fail(loginError(way.status, t, auth?.error_messages), way.status)
  if (way.type === 'password') {
    session.idle()
    return 'password'
  }
  const provider = providerOf('sso', site)
  if (!provider) return fail(loginError('ACTIVE', t, auth?.error_messages), 'ACTIVE')
  try {
    const { authorize } = await import('../oidc/authorize')
    location.assign(await authorize(provider, email))
    session.idle()
    return 'leaving'
  } catch {
    return fail([t('oidcUnreachable'), t('oidcUnreachableMore')])
  }
}
