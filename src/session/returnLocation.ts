import { canonicalPath, internalPath } from '../lib/url/internalPath'
import { takeRemembered } from './rememberedLocation'

/** The remembered location, once; only a path of this site comes back, and no way in or out (threats R3). */
export const takeReturnLocation = (): string | undefined => returnLocation(takeRemembered())

/** Ways in and out: led there, a visitor would go round in a circle, or be signed out (threats R1). */
const AUTH_PATHS = /^\/(?:logout|auth|callback|c|login|keycloak-login|sso)(?:\/|$)/i

/**
 * Where a visitor may be led after signing in: a path of this site that is no way in or out.
 * @returns undefined where the default route is better. Never throws.
 */
export function returnLocation(raw: unknown, origin?: string): string | undefined {
  const path = internalPath(raw, origin)
  if (path === undefined) return undefined
  const [pathname = ''] = path.split(/[?#]/)
  return [pathname, decoded(pathname)].some((each) => AUTH_PATHS.test(canonicalPath(each))) ? undefined : path
}

/** Only to refuse: what is led to stays encoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
