import type { SiteDocument } from '../generated/types'
import { type Credentials, logIn } from '../service/account'
import { errorCode } from '../service/http/errorCode'
import type { Http } from '../service/http/http'
import { ServiceError } from '../service/http/response'
import type { Text } from '../text/createText'
import { loginError, showsLoginError } from './loginErrors'
import { type PlatformToken, platformToken } from './loginResponse'
import type { Session } from './session'

/** Parts of the runtime that signing in needs */
export interface SignInContext {
  site: SiteDocument
  http: Http
  session: Session
}

/** `superseded`: another session started meanwhile, so the result is ignored */
export type SignInResult = 'success' | 'failure' | 'superseded'

/** Signs in at the service: request, then success or failure (spec, section 4). One request at a time. */
export async function signIn(
  { site, http, session }: SignInContext,
  credentials: Credentials,
  t: Text,
): Promise<SignInResult> {
  if (session.state().phase === 'request') return 'superseded'
  session.begin()
  const { epoch } = session.state()
  const result = await sendCredentials(http, credentials)
  if (session.state().epoch !== epoch) return 'superseded'
  if (result.given) {
    session.signedInWith({ ...result.given, scheme: 'Token' })
    return 'success'
  }
  const { auth, countdown } = site.site_config
  const now = Date.now() + session.state().clockOffset
  const known = !result.failed && showsLoginError(result.code, countdown?.start_time, now)
  if (known) session.failed(loginError(result.code, t, auth?.error_messages), result.code ?? '100')
  else session.failed([t('tryLater')])
  return 'failure'
}

/** Codes for an unknown access code */
export const NOT_FOUND: ReadonlySet<string> = new Set(['1001', '1002', '1003'])

interface ServiceResult {
  given?: PlatformToken
  code?: string
  /** The service did not respond to the credentials. */
  failed?: boolean
}

async function sendCredentials(http: Http, credentials: Credentials): Promise<ServiceResult> {
  try {
    const { data } = await logIn(http, credentials)
    const given = platformToken(data)
    return given ? { given } : { code: errorCode(data) }
  } catch (error) {
    if (!(error instanceof ServiceError)) return { failed: true }
    const code = errorCode(error.data)
    return { code, failed: code === undefined && !REFUSALS.has(error.status) }
  }
}

/** Statuses of wrong credentials */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])
