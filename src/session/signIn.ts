import type { SiteDocument } from '../generated/types'
import { type Credentials, logIn } from '../service/account'
import { errorCode } from '../service/http/errorCode'
import type { Http } from '../service/http/http'
import { ServiceError } from '../service/http/response'
import type { Text } from '../text/createText'
import { loginError, showsLoginError } from './loginErrors'
import { type PlatformToken, platformToken } from './loginResponse'
import type { Session } from './session'

/** What signing in needs. The session knows no runtime: its slices come as arguments. */
export interface SignInContext {
  site: SiteDocument
  http: Http
  session: Session
}

/** How a request to sign in ended; `superseded`: another session began meanwhile, so it means nothing. */
export type SignInResult = 'success' | 'failure' | 'superseded'

/**
 * Signs in at the service: request, then success or failure (spec, section 4). One request at a time.
 */
export async function signIn(
  { site, http, session }: SignInContext,
  credentials: Credentials,
  t: Text,
): Promise<SignInResult> {
  if (session.state().phase === 'request') return 'superseded'
  session.begin()
  const { epoch } = session.state()
  const answer = await ask(http, credentials)
  if (session.state().epoch !== epoch) return 'superseded'
  if (answer.given) {
    session.signedInWith({ ...answer.given, scheme: 'Token' })
    return 'success'
  }
  const { auth, countdown } = site.site_config
  const now = Date.now() + session.state().clockOffset
  const known = !answer.failed && showsLoginError(answer.code, countdown?.start_time, now)
  if (known) session.failed(loginError(answer.code, t, auth?.error_messages), answer.code ?? '100')
  else session.failed([t('tryLater')])
  return 'failure'
}

/** Codes of the answer to an access code that the service does not know. */
export const NOT_FOUND: ReadonlySet<string> = new Set(['1001', '1002', '1003'])

interface Answer {
  given?: PlatformToken
  code?: string
  /** The service gave no answer about the credentials. */
  failed?: boolean
}

async function ask(http: Http, credentials: Credentials): Promise<Answer> {
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

/** Statuses that say that the credentials are wrong. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])
