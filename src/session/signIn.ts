import type { LoginResponse } from '../generated/types'
import { errorCode } from '../service/http/errorCode'
import { ServiceError } from '../service/http/reply'
import { type Credentials, logIn } from '../service/login'
import type { Text } from '../text/createText'
import type { SignInProps } from './forms/signInProps'
import { loginError, showsLoginError } from './loginErrors'
import type { Profile } from './session'
import { isToken } from './tokenCookie'

/** How an attempt ended; `late`: another session began meanwhile, so it means nothing. */
export type Attempt = 'success' | 'failure' | 'late'

/**
 * Signs in at the service: request, then success or failure (spec, section 4). One attempt at a time.
 * @param tries credentials; later ones are tried where the service does not find the code of the one before
 */
export async function signIn(
  { site, http, session }: Pick<SignInProps, 'site' | 'http' | 'session'>,
  tries: readonly Credentials[],
  t: Text,
): Promise<Attempt> {
  if (session.state().phase === 'request') return 'late'
  session.begin()
  const { epoch } = session.state()
  let answer: Answer = { failed: true }
  for (const credentials of tries) {
    answer = await ask(http, credentials)
    if (!answer.code || !NOT_FOUND.has(answer.code)) break
  }
  if (session.state().epoch !== epoch) return 'late'
  if (answer.token) {
    session.signedInWith({ token: answer.token, scheme: 'Token', profile: answer.profile })
    return 'success'
  }
  const { auth, countdown } = site.site_config
  const now = Date.now() + session.state().clockOffset
  const known = !answer.failed && showsLoginError(answer.code, countdown?.start_time, now)
  if (known) session.failed(loginError(answer.code, t, auth?.error_messages), answer.code ?? '100')
  else session.failed([t('tryLater')])
  return 'failure'
}

const NOT_FOUND: ReadonlySet<string> = new Set(['1001', '1002', '1003'])

interface Answer {
  token?: string
  profile?: Profile
  code?: string
  /** The service gave no answer about the credentials. */
  failed?: boolean
}

async function ask(http: SignInProps['http'], credentials: Credentials): Promise<Answer> {
  try {
    const { data } = await logIn(http, credentials)
    const reply = (typeof data === 'object' && data !== null ? data : {}) as LoginResponse
    const good = (reply.success === true || reply.success === undefined) && isToken(reply.token)
    const profile = typeof reply.user === 'object' && reply.user !== null ? (reply.user as Profile) : undefined
    return good ? { token: reply.token as string, profile } : { code: errorCode(data) }
  } catch (error) {
    if (!(error instanceof ServiceError)) return { failed: true }
    const code = errorCode(error.data)
    return { code, failed: code === undefined && !REFUSALS.has(error.status) }
  }
}

/** Statuses that say that the credentials are wrong. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])
