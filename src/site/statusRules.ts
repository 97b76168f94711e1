import { pathKey } from '../lib/url/internalPath'
import { SESSION_END_CODES } from '../service/http/errorCode'
import type { BadStatus } from '../service/http/statusLog'
import type { ServiceEvent } from '../service/siteEvents'

/**
 * Calls whose 400 is an answer about their own input, not about the visitor's country (threats S7). The exchanges of
 * tokens are ways of signing in, with failures of their own.
 */
const ANSWERS_400 =
  /^\/?(?:user\/(?:login|sso|reset|request|service_users\/user-device-limit)|events\/(?:[^/?]+\/)?rsvps?|notification)(?:[/?]|$)/

const isDoor = (path: string) => !ANSWERS_400.test(path)

/**
 * What an answer that is no success means for the whole site (spec, section 8: HTTP handling).
 * @param pathname of the page that is shown
 * @param authorization of the present session: a 401 to an older one means nothing (threats S6)
 */
export function siteAction(
  bad: BadStatus,
  pathname: string,
  authorization: string | undefined,
): 'restricted' | 'sign-out' | undefined {
  if (bad.status === 400 && isDoor(bad.path) && pathKey(pathname) !== '/restricted') return 'restricted'
  // Another device took this one's place (spec, section 8: concurrent viewing), or the service knows the token no more.
  const ends = bad.status === 401 || (bad.code !== undefined && SESSION_END_CODES.has(bad.code))
  if (ends && bad.authorization !== undefined && bad.authorization === authorization) return 'sign-out'
  return undefined
}

/** What is recorded of it: a 400 as out of territory, a 403 only so. */
export function siteEvent({ status, path }: BadStatus): ServiceEvent['name'] | undefined {
  if (status === 400 && isDoor(path)) return 'out_of_territory'
  return status === 403 ? 'forbidden' : undefined
}
