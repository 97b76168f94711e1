import type { SiteDocument } from '../generated/types'
import { type Credentials, logIn } from '../service/account'
import { errorCode } from '../service/http/errorCode'
import type { Http } from '../service/http/http'
import { ServiceError } from '../service/http/response'
import type { TranslateFunction } from '../text/createText'
import { loginErrorLines, showsLoginError } from './loginErrors'
import { type PlatformToken, parsePlatformToken } from './loginResponse'
import type { Session } from './session'

/** The parts of the runtime that signing in needs, because `src/session` must not import the runtime (`src/site`) */
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
  t: TranslateFunction,
): Promise<SignInResult> {
  if (session.state().phase === 'request') return 'superseded'
  session.signInStarted()
  const { epoch } = session.state()
  const result = await sendCredentials(http, credentials)
  if (session.state().epoch !== epoch) return 'superseded'
  if (result.platform) {
    session.signedInWith({ ...result.platform, scheme: 'Token' })
    return 'success'
  }
  const { auth, countdown } = site.site_config
  const now = Date.now() + session.state().clockOffset
  const known = !result.failed && showsLoginError(result.code, countdown?.start_time, now)
  if (known) session.signInFailed(loginErrorLines(result.code, t, auth?.error_messages), result.code ?? '100')
  else session.signInFailed([t('tryLater')])
  return 'failure'
}

/** Error codes for an unknown access code */
export const UNKNOWN_ACCESS_CODE_ERRORS: ReadonlySet<string> = new Set(['1001', '1002', '1003'])

interface ServiceResult {
  platform?: PlatformToken
  code?: string
  /** The service did not respond to the credentials. */
  failed?: boolean
}

async function sendCredentials(http: Http, credentials: Credentials): Promise<ServiceResult> {
  try {
    const { data } = await logIn(http, credentials)
    const platform = parsePlatformToken(data)
    return platform ? { platform } : { code: errorCode(data) }
  } catch (error) {
    if (!(error instanceof ServiceError)) return { failed: true }
    const code = errorCode(error.data)
    return { code, failed: code === undefined && !REFUSAL_STATUSES.has(error.status) }
  }
}

/** Statuses of wrong credentials */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])
