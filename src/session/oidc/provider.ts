import type { SiteDocument } from '../../generated/types'
import { pathKey } from '../../lib/url/internalPath'
import { isTrustedAddress } from '../trustedAddress'

/** Connections to identity providers: keycloak login, single sign-on from the sign-in form, and /auth */
export type ConnectionKind = 'keycloak' | 'sso' | 'external'

/** redirect_uri of each connection (spec, section 2: Fixed paths) */
const REDIRECT_PATHS: readonly (readonly [ConnectionKind, string])[] = [
  ['keycloak', '/callback/keycloak-login'],
  ['sso', '/login/callback'],
  ['external', '/callback'],
]

export interface Provider {
  connection: ConnectionKind
  issuer: string
  clientId: string
  /** Path of the redirect_uri */
  redirectPath: string
  /** true: single sign-on, which requires the device limit check (spec, section 5) */
  checksDevices: boolean
}

type Config = Pick<SiteDocument, 'okta_settings'> & { site_config: Pick<SiteDocument['site_config'], 'auth'> }

/**
 * The provider of a connection; undefined if the config has none that is trusted (threats R8). /auth uses single sign-on, or
 * keycloak if only that is configured.
 */
export function providerOf(
  connection: ConnectionKind,
  { okta_settings: okta, site_config }: Config,
): Provider | undefined {
  const keycloak = site_config.auth?.keycloak
  const isSso = connection !== 'keycloak' && okta?.okta_base_url !== undefined
  const issuer = isSso ? okta.okta_base_url : connection === 'sso' ? undefined : keycloak?.issuer
  const clientId = isSso ? okta.okta_Web_client_id : keycloak?.client_id
  if (!clientId || !isTrustedAddress(issuer)) return undefined
  return { connection, issuer, clientId, redirectPath: redirectPathOf(connection), checksDevices: isSso }
}

/** The connection whose redirect_uri is this path */
export const connectionOfPath = (pathname: string): ConnectionKind | undefined =>
  REDIRECT_PATHS.find(([, path]) => path === pathKey(pathname))?.[0]

const redirectPathOf = (connection: ConnectionKind) =>
  REDIRECT_PATHS.find(([each]) => each === connection)?.[1] ?? '/callback'
