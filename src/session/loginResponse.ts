import type { LoginResponse, UserProfile } from '../generated/types'
import validate from '../generated/validators/service/login-response.quick.js'
import { isRecord } from '../lib/json/isRecord'
import { pickValidProperties } from '../lib/json/pickValidProperties'
import { isToken } from './tokenCookie'

/** Platform: the service, in contrast to an identity provider */
export interface PlatformToken {
  token: string
  profile?: UserProfile
}

/**
 * Reads the response of POST /user/login/, /user/sso/ and /user/sso/tva.
 * @returns undefined without success or a valid token
 */
export function parsePlatformToken(data: unknown): PlatformToken | undefined {
  const { success, token, user } = readLoginResponse(data)
  const isAccepted = success === true || !isRecord(data) || data.success === undefined
  return isAccepted && isToken(token) ? { token, profile: user } : undefined
}

/** The valid fields of a sign-in response */
export function readLoginResponse(data: unknown): LoginResponse {
  const user = isRecord(data) && isRecord(data.user) ? { user: profileOf(data.user) } : {}
  return { ...pickValidProperties<LoginResponse>(data, validate), ...user }
}

const profileOf = (user: unknown): UserProfile => pickValidProperties(user, (part) => validate({ user: part }))
