import type { LoginResponse, UserProfile } from '../generated/types'
import validate from '../generated/validators/service/login-response.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { validParts } from '../lib/json/validParts'
import { isToken } from './tokenCookie'

/** Who an answer signs in: the platform's token, and whose it is. */
export interface PlatformToken {
  token: string
  profile?: UserProfile
}

/**
 * Reads the answer to POST /user/login/, /user/sso/ and /user/sso/tva.
 * @returns undefined where it is no success, or has no token that can be used
 */
export function platformToken(data: unknown): PlatformToken | undefined {
  const { success, token, user } = readLoginResponse(data)
  const good = success === true || !isRecord(data) || data.success === undefined
  return good && isToken(token) ? { token, profile: user } : undefined
}

/** What can be trusted of an answer that may sign somebody in. */
export function readLoginResponse(data: unknown): LoginResponse {
  const user = isRecord(data) && isRecord(data.user) ? { user: profileOf(data.user) } : {}
  return { ...validParts<LoginResponse>(data, validate), ...user }
}

/** Whoever is signed in, with all that is right in the description. */
const profileOf = (user: unknown): UserProfile => validParts(user, (part) => validate({ user: part }))
