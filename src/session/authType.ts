import type { SiteDocument } from '../generated/types'

/** How visitors of a site sign in. */
export type AuthType = 'code' | 'mfa' | 'password' | 'keycloak'

type AuthConfig = Pick<SiteDocument, 'code_login' | 'username_login'> & {
  site_config: Pick<SiteDocument['site_config'], 'auth' | 'force_keycloak'>
}

/**
 * The auth type of a loaded config: what the login page asks for. What the config leaves out is false: then it is an
 * e-mail address with its password, unless a keycloak is named. A site that switches signing in off has no auth type, and
 * nobody signed in (spec, section 8). keycloak may be forced beside `mfa` and `password`; then it stands at the door
 * (`force_keycloak`).
 */
export function authType({ code_login, username_login, site_config }: AuthConfig): AuthType | undefined {
  if (site_config.auth?.disabled) return undefined
  if (code_login === true) return 'code'
  if (site_config.auth?.mfa) return 'mfa'
  const unset = username_login === undefined && code_login === undefined
  return unset && (site_config.force_keycloak || site_config.auth?.keycloak) ? 'keycloak' : 'password'
}
