import type { BadStatus } from '../service/statusLog'

/** Calls whose 400 is an answer about their own input, not about the visitor's country (threats S7). */
const ANSWERS_400 = [
  /^\/?user\/login\//,
  /^\/?user\/reset\//,
  /user-device-limit/,
  /^\/?events\/[^/]+\/rsvp/,
  /^\/?notification\//,
  /^\/?user\/request\//,
]

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
  if (bad.status === 400 && pathname !== '/restricted' && !ANSWERS_400.some((call) => call.test(bad.path)))
    return 'restricted'
  if (bad.status === 401 && bad.authorization !== undefined && bad.authorization === authorization) return 'sign-out'
  return undefined
}
