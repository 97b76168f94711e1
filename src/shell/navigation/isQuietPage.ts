import type { Resolved } from '../../site/plan/resolvePage'

/** Kinds and paths whose address or form carries what nobody else's script may see (threats X4, S10, S11). */
const KINDS = new Set(['login', 'resetpassword', 'eventrsvpcancel', 'fixed:logout'])
const PATHS = /^\/(?:logout|callback|login|keycloak-login|reset|resetpassword|auth|c|sso)(?:\/|$)/i

/** Whether no script of the operator's may be loaded while this page is shown. */
export function isQuietPage(resolved: Resolved, pathname: string): boolean {
  return resolved.type !== 'page' || KINDS.has(resolved.kind) || PATHS.test(pathname)
}
