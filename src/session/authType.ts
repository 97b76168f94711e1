import type { SiteConfig, SiteDocument } from '../generated/types'

/** How visitors sign in */
export type AuthType = 'code' | 'mfa' | 'password' | 'keycloak'

type AuthConfig = Pick<SiteDocument, 'code_login' | 'username_login'> & {
  site_config: Pick<SiteConfig, 'force_keycloak'> & {
    auth?: Pick<NonNullable<SiteConfig['auth']>, 'disabled' | 'mfa'> & { keycloak?: object }
  }
}

/**
 * The auth type of a config, which selects the sign-in form. Without any field it is email address and password, or
 * keycloak if one is configured. Undefined if the site disables signing in (spec, section 8). keycloak may also be forced
 * in addition to `mfa` and `password` (`force_keycloak`).
 */
export function authType({ code_login, username_login, site_config }: AuthConfig): AuthType | undefined {
  const { auth = {}, force_keycloak } = site_config
  if (auth.disabled) return undefined
  if (code_login) return 'code'
  if (auth.mfa) return 'mfa'
  const unset = (username_login ?? code_login) === undefined
  return unset && (force_keycloak || auth.keycloak) ? 'keycloak' : 'password'
}
