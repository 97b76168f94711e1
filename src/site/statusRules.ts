import { pathKey } from '../lib/url/internalPath'
import { SESSION_END_CODES } from '../service/http/errorCode'
import type { BadStatus } from '../service/http/statusLog'
import type { ServiceEvent } from '../service/siteEvents'

/**
 * Calls whose 400 is about their own input, not the visitor's country (threats S7). `user/sso` is one of
 * them: a token exchange is a sign-in, whose caller handles the errors.
 */
const CALLS_WITH_INPUT_400 =
  /^\/?(?:user\/(?:login|sso|reset|request|service_users\/user-device-limit)|events\/(?:[^/?]+\/)?rsvps?|notification)(?:[/?]|$)/

/** A 400 of these calls means that the visitor is out of territory. */
const isAccessCheck = (path: string) => !CALLS_WITH_INPUT_400.test(path)

/**
 * Effect of an unsuccessful response on the whole site (spec, section 8: HTTP handling).
 * @param pathname of the current page
 * @param authorization of the current session: a 401 to an older one is ignored (threats S6)
 */
export function actionForStatus(
  bad: BadStatus,
  pathname: string,
  authorization: string | undefined,
): 'restricted' | 'sign-out' | undefined {
  if (bad.status === 400 && isAccessCheck(bad.path) && pathKey(pathname) !== '/restricted') return 'restricted'
  // Another device has taken over (spec, section 8: concurrent viewing), or the token is no longer valid.
  const endsSession = bad.status === 401 || (bad.code !== undefined && SESSION_END_CODES.has(bad.code))
  if (endsSession && bad.authorization !== undefined && bad.authorization === authorization) return 'sign-out'
  return undefined
}

/** Analytics event: a 400 records out of territory, a 403 forbidden */
export function eventForStatus({ status, path }: BadStatus): ServiceEvent['name'] | undefined {
  if (status === 400 && isAccessCheck(path)) return 'out_of_territory'
  return status === 403 ? 'forbidden' : undefined
}
