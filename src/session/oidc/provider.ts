import type { SiteDocument } from '../../generated/types'
import { isTrustedAddress } from './isTrustedAddress'

/** The ways to an identity provider: the keycloak-style login, single sign-on from the sign-in form, and /auth. */
export type Way = 'keycloak' | 'sso' | 'external'

/** Where each way comes back to (spec, section 2: Fixed paths). */
const RETURNS: readonly (readonly [Way, string])[] = [
  ['keycloak', '/callback/keycloak-login'],
  ['sso', '/login/callback'],
  ['external', '/callback'],
]

/** An identity provider, as one way uses it. */
export interface Provider {
  way: Way
  issuer: string
  clientId: string
  /** Path of this site that the provider sends the visitor back to. */
  returnPath: string
  /** true: single sign-on, which completes only when the device limit allows it (spec, section 5). */
  checksDevices: boolean
}

type Config = Pick<SiteDocument, 'okta_settings'> & { site_config: Pick<SiteDocument['site_config'], 'auth'> }

/**
 * The provider of a way, or undefined where the config names none that can be trusted (threats R8).
 * /auth leads to single sign-on, and to keycloak where that is all there is.
 */
export function providerOf(way: Way, { okta_settings: okta, site_config }: Config): Provider | undefined {
  const keycloak = site_config.auth?.keycloak
  const single = way !== 'keycloak' && okta?.okta_base_url !== undefined
  const issuer = single ? okta.okta_base_url : way === 'sso' ? undefined : keycloak?.issuer
  const clientId = single ? okta.okta_Web_client_id : keycloak?.client_id
  if (!clientId || !isTrustedAddress(issuer)) return undefined
  return { way, issuer, clientId, returnPath: returnPathOf(way), checksDevices: single }
}

/** The way that comes back to this path. */
export const wayBackTo = (pathname: string): Way | undefined =>
  RETURNS.find(([, path]) => path === pathname.toLowerCase())?.[0]

const returnPathOf = (way: Way) => RETURNS.find(([each]) => each === way)?.[1] ?? '/callback'
