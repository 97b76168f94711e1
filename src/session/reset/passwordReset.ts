import type { Acknowledgement, AuthConfig, LoginResponse, SiteDocument, UserProfile } from '../../generated/types'
import validate from '../../generated/validators/service/acknowledgement.quick.js'
import { isRecord } from '../../lib/json/isRecord'
import { pickValidProperties } from '../../lib/json/pickValidProperties'
import { getResetValid, postReset, type ResetRequest } from '../../service/account'
import { createHttp, type Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import type { TranslateFunction } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { loginErrorLines } from '../loginErrors'
import { readLoginResponse } from '../loginResponse'
import { isToken } from '../tokenCookie'
import { isTrustedAddress } from '../trustedAddress'

const RESET_TOKEN = /^[A-Za-z0-9._~=+-]{1,512}$/

/** The token of a reset link; undefined if it cannot be one of ours (threats S11) */
export function parseResetToken(value: string | null | undefined): string | undefined {
  return value && RESET_TOKEN.test(value) && !/^\.+$/.test(value) ? value : undefined
}

/** Statuses that mean an invalid link, in contrast to a failed request */
const INVALID_LINK_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 422])

/**
 * Whether a reset link is still valid.
 * @throws ServiceError if the request fails, TypeError if the response has no `success`
 */
export async function isResetValid(http: Http, token: string): Promise<boolean> {
  try {
    const { data } = await getResetValid(http, token)
    const { success } = pickValidProperties<Acknowledgement>(data, validate)
    if (success === undefined) throw new TypeError('GET user/reset/: expected a boolean `success`')
    return success
  } catch (error) {
    if (error instanceof ServiceError && INVALID_LINK_STATUSES.has(error.status)) return false
    throw error
  }
}

/** Result of a reset: done, with a session if the service returned one; or the error message in lines */
export type ResetResult =
  | { done: true; token?: string | undefined; profile?: UserProfile | undefined }
  | { done: false; lines: readonly string[] }

export interface ResetContext {
  http: Http
  t: TranslateFunction
  /** The brand's messages by code */
  errorMessages?: AuthConfig['error_messages']
}

/** Error code: the user is an administrator, who cannot reset the password on the site (spec, section 8). */
const ADMIN_ERROR_CODE = 'E0000006'
/** Statuses of a refusal. With any other error status the service could not respond */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 410, 422])

/**
 * Sends a reset request.
 * @param refused message for a refusal without a code, which depends on the request
 */
export async function sendReset(
  { http, t, errorMessages }: ResetContext,
  request: ResetRequest,
  refused: TextKey,
): Promise<ResetResult> {
  let response: LoginResponse
  try {
    const { data } = await postReset(http, request)
    // An empty response is a success; a response that is not an object is invalid.
    if (data !== undefined && !isRecord(data)) return { done: false, lines: [t('tryLater')] }
    response = readLoginResponse(data)
  } catch (error) {
    if (!(error instanceof ServiceError) || !REFUSAL_STATUSES.has(error.status))
      return { done: false, lines: [t('tryLater')] }
    response = { ...readLoginResponse(error.data), success: false }
  }
  // The service calls the code `err_code`, an identity provider behind it `errorCode`.
  const code = response.err_code ?? response.errorCode ?? undefined
  if (response.success !== false && code === undefined) {
    const token = isToken(response.token) ? response.token : undefined
    return { done: true, token, profile: token ? response.user : undefined }
  }
  const known = code === ADMIN_ERROR_CODE || (code !== undefined && Object.hasOwn(errorMessages ?? {}, code))
  return { done: false, lines: known ? loginErrorLines(code, t, errorMessages) : [t(refused)] }
}

/** Requests reset emails at the identity provider if it stores the passwords; undefined: at the service */
export function createProviderReset(
  site: SiteDocument,
  t: TranslateFunction,
): ((email: string) => Promise<ResetResult>) | undefined {
  if (!site.site_config.auth?.mfa || !site.okta_settings?.okta_base_url) return undefined
  return (email) => requestProviderEmail(site, email, t)
}

/**
 * Requests a reset email from the identity provider (spec, section 7: forgot-password, factorType EMAIL). The message of a
 * refusal is the brand's, else the catalogue's, else the provider's.
 */
async function requestProviderEmail(site: SiteDocument, email: string, t: TranslateFunction): Promise<ResetResult> {
  const base = site.okta_settings?.okta_base_url
  if (!isTrustedAddress(base)) return { done: false, lines: [t('signInUnset')] }
  const provider = createHttp({ base: new URL('/api/v1/', base).href, authorization: () => undefined })
  try {
    await provider.send('POST', 'authn/recovery/password', { username: email, factorType: 'EMAIL' })
    return { done: true }
  } catch (error) {
    const body = error instanceof ServiceError && isRecord(error.data) ? error.data : {}
    const summary = typeof body.errorSummary === 'string' ? body.errorSummary.slice(0, 300) : ''
    return {
      done: false,
      lines: loginErrorLines(body.errorCode, t, site.site_config.auth?.error_messages, summary || t('tryLater')),
    }
  }
}
