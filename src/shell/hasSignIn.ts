import type { SiteDocument } from '../generated/types'

/** Whether the config names an auth type at all; without one nobody can sign in. */
export function hasSignIn({ code_login, username_login, okta_settings, site_config }: SiteDocument): boolean {
  return [code_login, username_login, okta_settings, site_config.auth?.keycloak].some((given) => given !== undefined)
}
