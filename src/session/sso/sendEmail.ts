import type { MfaStatus } from '../../generated/types'
import validate from '../../generated/validators/service/mfa-status.quick.js'
import { isRecord } from '../../lib/json/isRecord'
import { pickValidProperties } from '../../lib/json/pickValidProperties'
import { getAccountStatus } from '../../service/account'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import type { TranslateFunction } from '../../text/createText'
import { loginErrorLines } from '../loginErrors'
import { providerOf } from '../oidc/provider'
import type { SignInContext } from '../signIn'

/** Next step after the email address; `redirecting`: the browser is leaving for the identity provider */
export type NextStep = 'password' | 'redirecting' | 'failure'

/**
 * Submits the email address of single sign-on and starts the step of the account's status. Errors go to the session, where
 * every form shows them.
 */
export async function submitSignInEmail(
  { site, http, session }: SignInContext,
  email: string,
  t: TranslateFunction,
): Promise<NextStep> {
  const { auth } = site.site_config
  session.signInStarted()
  const fail = (lines: readonly string[], code?: string): NextStep => {
    session.signInFailed(lines, code)
    return 'failure'
  }
  // Spec, section 5: sign-in is invalid without a client id.
  const clientId = site.okta_settings?.okta_Web_client_id
  if (!clientId) return fail([t('signInUnset')])
  const method = await requestSignInMethod(http, email, clientId)
  if (method.type === 'failed') return fail([t('ssoTrouble')])
  if (method.type === 'status') return fail(loginErrorLines(method.status, t, auth?.error_messages), method.status)
  if (method.type === 'password') {
    session.signInCancelled()
    return 'password'
  }
  const provider = providerOf('sso', site)
  if (!provider) return fail(loginErrorLines('ACTIVE', t, auth?.error_messages), 'ACTIVE')
  try {
    const { createAuthRequestUrl } = await import('../oidc/authRequest')
    location.assign(await createAuthRequestUrl(provider, email))
    session.signInCancelled()
    return 'redirecting'
  } catch {
    return fail([t('oidcUnreachable'), t('oidcUnreachableMore')])
  }
}

/** Sign-in method of an account */
type SignInMethod =
  | { type: 'password' }
  /** At the identity provider: the account has multi-factor authentication and the status ACTIVE. */
  | { type: 'provider' }
  /** The status does not allow signing in. */
  | { type: 'status'; status: string }
  | { type: 'failed' }

/**
 * Asks the service how an account signs in (spec, section 4: Identity-provider status values). Call only on submit, never
 * while typing (threats S9).
 */
export async function requestSignInMethod(http: Http, email: string, clientId: string): Promise<SignInMethod> {
  try {
    const { data } = await getAccountStatus(http, email, clientId)
    const status = isRecord(data) ? data.data : undefined
    return isRecord(status) ? methodByStatus(pickValidProperties<MfaStatus>(status, validate)) : { type: 'failed' }
  } catch (error) {
    // Unknown addresses get the same form, so that it does not reveal which have accounts (threats S9).
    if (error instanceof ServiceError && error.status === 404) return { type: 'password' }
    return { type: 'failed' }
  }
}

/** Method by status: no multi-factor: password; ACTIVE: provider; else a message */
export function methodByStatus({ mfa_enabled, isMFAenabled, okta_status, oktaStatus }: MfaStatus): SignInMethod {
  if ((mfa_enabled ?? isMFAenabled) !== true) return { type: 'password' }
  const status = okta_status ?? oktaStatus
  if (status === 'ACTIVE') return { type: 'provider' }
  return status ? { type: 'status', status } : { type: 'failed' }
}
