import type { SiteDocument } from '../../../generated/types'
import type { SessionState } from '../../../session/session'

/**
 * The access code that the visitor signed in with, where the site signs in by code (spec, section 2: Mobile nav).
 * The service puts it into the profile.
 */
export function accessCode(document: SiteDocument, { signedIn, profile }: SessionState): string | undefined {
  const code = document.code_login && signedIn && profile && 'code' in profile ? profile.code : undefined
  return typeof code === 'string' && code ? code : undefined
}
