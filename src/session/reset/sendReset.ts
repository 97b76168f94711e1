import type { AuthConfig, LoginResponse } from '../../generated/types'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import { postReset, type ResetRequest } from '../../service/reset'
import type { Text } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { loginError } from '../loginErrors'
import type { Profile } from '../session'
import { isToken } from '../tokenCookie'

/** How a reset ended: done, with somebody signed in where the service says so; or why not, in lines. */
export type ResetResult =
  | { done: true; token?: string | undefined; profile?: Profile | undefined }
  | { done: false; lines: readonly string[] }

/** The administrator of a service cannot be reset here (spec, section 8). */
const ADMIN = 'E0000006'

export interface ResetContext {
  http: Http
  t: Text
  /** The brand's own words for codes. */
  errorMessages?: AuthConfig['error_messages']
}

/**
 * Sends a reset request.
 * @param refused the sentence for a refusal that gives no code: what it means depends on what was asked
 */
export async function sendReset(
  { http, t, errorMessages }: ResetContext,
  request: ResetRequest,
  refused: TextKey,
): Promise<ResetResult> {
  let answer: Answer
  try {
    answer = record((await postReset(http, request)).data)
  } catch (error) {
    if (!(error instanceof ServiceError) || !REFUSALS.has(error.status)) return { done: false, lines: [t('tryLater')] }
    answer = { ...record(error.data), success: false }
  }
  const code = codeOf(answer)
  if (answer.success !== false && code === undefined) {
    const token = isToken(answer.token) ? answer.token : undefined
    return { done: true, token, profile: token ? (record(answer.user) as Profile) : undefined }
  }
  const known = code === ADMIN || (code !== undefined && Object.hasOwn(errorMessages ?? {}, code))
  return { done: false, lines: known ? loginError(code, t, errorMessages) : [t(refused)] }
}

type Answer = Partial<LoginResponse> & { errorCode?: unknown }

/** Statuses with which a service says no; any other says that it could not answer. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 410, 422])

/** The service names its code one way, an identity provider behind it the other. */
function codeOf({ err_code, errorCode }: Answer): string | undefined {
  const code = err_code ?? errorCode
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

const record = (value: unknown): Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answer) : {}
