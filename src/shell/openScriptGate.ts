import type { Consent } from '../consent/consent'
import { createScriptGate } from '../consent/scriptGate'
import type { SiteDocument } from '../generated/types'
import { wantedScripts } from '../site/brand/wantedScripts'
import type { Resolved } from '../site/plan/resolvePage'
import type { Shown } from '../site/react/useShownPage'

/** Kinds and paths whose address or form carries what nobody else's script may see (threats X4, S10, S11). */
const KINDS = new Set(['login', 'resetpassword', 'eventrsvpcancel', 'fixed:logout'])
const PATHS = /^\/(?:logout|callback|login|keycloak-login|reset|resetpassword|auth|c|sso)(?:\/|$)/i

/** Whether no script of the operator's may be loaded while this page is shown. */
export function isQuietPage(resolved: Resolved, pathname: string): boolean {
  return resolved.type !== 'page' || KINDS.has(resolved.kind) || PATHS.test(pathname)
}

/** The gate for the scripts of a site, told of every page that is shown. */
export function openScriptGate(site: SiteDocument, consent: Consent): (shown: Shown) => void {
  const gate = createScriptGate(wantedScripts(site), consent, document)
  return ({ resolved, location }) => gate.visit(isQuietPage(resolved, location.pathname))
}
