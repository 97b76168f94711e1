import { isRecord } from '../../lib/json/isRecord'
import type { Reply } from '../../service/http/reply'
import type { Profile } from '../session'
import { isToken } from '../tokenCookie'

/** What an exchange of tokens gave: the platform's token, and whose it is. */
export interface PlatformToken {
  token: string
  profile?: Profile
}

/** Reads the answer to POST /user/sso/ and /user/sso/tva. Undefined: no success, or no token that can be used. */
export function platformToken({ data }: Reply): PlatformToken | undefined {
  if (!isRecord(data) || data.success === false || !isToken(data.token)) return undefined
  return { token: data.token, profile: isRecord(data.user) ? data.user : undefined }
}
