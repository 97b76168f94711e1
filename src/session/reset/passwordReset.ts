import type { Acknowledgement, AuthConfig, LoginResponse, SiteDocument, UserProfile } from '../../generated/types'
import validate from '../../generated/validators/service/acknowledgement.quick.js'
import { isRecord } from '../../lib/json/isRecord'
import { validParts } from '../../lib/json/validParts'
import { getResetValid, postReset, type ResetRequest } from '../../service/account'
import { createHttp, type Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import type { Text } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { loginError } from '../loginErrors'
import { readLoginResponse } from '../loginResponse'
import { isToken } from '../tokenCookie'
import { isTrustedAddress } from '../trustedAddress'

const USABLE = /^[A-Za-z0-9._~=+-]{1,512}$/

/** The token of a reset link, or undefined for what no link of ours carries (threats S11). */
export function resetToken(value: string | null | undefined): string | undefined {
  return value && USABLE.test(value) && !/^\.+$/.test(value) ? value : undefined
}

/** Statuses that say that a link is no good; any other failure says nothing about it. */
const INVALID_LINK: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 422])

/**
 * Whether a reset link can still be used.
 * @throws ServiceError or TypeError when the service could not say
 */
export async function isResetValid(http: Http, token: string): Promise<boolean> {
  try {
    const { data } = await getResetValid(http, token)
    const { success } = validParts<Acknowledgement>(data, validate)
    // What says nothing of the link is no answer.
    if (success === undefined) throw new TypeError('No word on the link')
    return success
  } catch (error) {
    if (error instanceof ServiceError && INVALID_LINK.has(error.status)) return false
    throw error
  }
}

/** How a reset ended: done, with somebody signed in where the service says so; or why not, in lines. */
export type ResetResult =
  | { done: true; token?: string | undefined; profile?: UserProfile | undefined }
  | { done: false; lines: readonly string[] }

export interface ResetContext {
  http: Http
  t: Text
  /** The brand's own words for codes. */
  errorMessages?: AuthConfig['error_messages']
}

/** The administrator of a service cannot be reset here (spec, section 8). */
const ADMIN = 'E0000006'
/** Statuses with which a service says no; any other says that it could not answer. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 410, 422])

/**
 * Sends a reset request.
 * @param refused the sentence for a refusal that gives no code: what it means depends on what was asked
 */
export async function sendReset(
  { http, t, errorMessages }: ResetContext,
  request: ResetRequest,
  refused: TextKey,
): Promise<ResetResult> {
  let answer: LoginResponse
  try {
    const { data } = await postReset(http, request)
    // No words at all are none against it; words that are no answer say nothing.
    if (data !== undefined && !isRecord(data)) return { done: false, lines: [t('tryLater')] }
    answer = readLoginResponse(data)
  } catch (error) {
    if (!(error instanceof ServiceError) || !REFUSALS.has(error.status)) return { done: false, lines: [t('tryLater')] }
    answer = { ...readLoginResponse(error.data), success: false }
  }
  // The service names its code one way, an identity provider behind it the other.
  const code = answer.err_code ?? answer.errorCode ?? undefined
  if (answer.success !== false && code === undefined) {
    const token = isToken(answer.token) ? answer.token : undefined
    return { done: true, token, profile: token ? answer.user : undefined }
  }
  const known = code === ADMIN || (code !== undefined && Object.hasOwn(errorMessages ?? {}, code))
  return { done: false, lines: known ? loginError(code, t, errorMessages) : [t(refused)] }
}

/** How reset mails are asked for where the identity provider keeps the passwords; undefined: at the service. */
export function providerReset(site: SiteDocument, t: Text): ((email: string) => Promise<ResetResult>) | undefined {
  if (!site.site_config.auth?.mfa || !site.okta_settings?.okta_base_url) return undefined
  return (email) => forgotPassword(site, email, t)
}

/**
 * Asks the identity provider for a reset mail (spec, section 7: forgot-password, factorType EMAIL).
 * A refusal is told in the brand's words, else the catalogue's, else the provider's.
 */
async function forgotPassword(site: SiteDocument, email: string, t: Text): Promise<ResetResult> {
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
