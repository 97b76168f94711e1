import type { UserDeviceLimit } from '../../generated/types'
import validate from '../../generated/validators/service/user-device-limit.quick.js'
import { pickValidProperties } from '../../lib/json/pickValidProperties'
import { getDeviceLimit } from '../../service/account'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import type { TextKey } from '../../text/texts'

/** Messages by status (spec, section 5); other statuses mean no access */
const MESSAGES: ReadonlyMap<number, TextKey> = new Map([
  [400, 'deviceBadParameters'],
  [403, 'deviceLimitReached'],
  [404, 'deviceUserNotFound'],
])

/**
 * Checks the device limit, which single sign-on requires.
 * @returns the error message; undefined if the device is allowed
 */
export async function deviceLimitError(
  http: Http,
  accessToken: string,
  clientId: string,
): Promise<TextKey | undefined> {
  try {
    const { data } = await getDeviceLimit(http, accessToken, clientId)
    const { success } = pickValidProperties<UserDeviceLimit>(data, validate)
    return success === false ? 'deviceNoAccess' : undefined
  } catch (error) {
    const status = error instanceof ServiceError && error.kind === 'status' ? error.status : 0
    return status === 0 ? 'deviceFailed' : (MESSAGES.get(status) ?? 'deviceNoAccess')
  }
}
