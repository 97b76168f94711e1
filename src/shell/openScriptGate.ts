import type { Consent } from '../consent/consent'
import { createScriptGate } from '../consent/scriptGate'
import type { SiteDocument } from '../generated/types'
import { isFixed } from '../lib/url/fixedPaths'
import { wantedScripts } from '../site/brand/wantedScripts'
import type { Resolved } from '../site/plan/resolvePage'
import type { Shown } from '../site/react/useShownPage'

/** Kinds whose address or form carries what nobody else's script may see, also where a config places them. */
const KINDS = new Set(['login', 'resetpassword', 'eventrsvpcancel', 'fixed:logout'])

/** Whether no script of the operator's may be loaded while this page is shown. */
export function isQuietPage(resolved: Resolved, pathname: string): boolean {
  return resolved.type !== 'page' || KINDS.has(resolved.kind) || isFixed(pathname, 'quiet')
}

/** The gate for the scripts of a site, told of every page that is shown. */
export function openScriptGate(site: SiteDocument, consent: Consent): (shown: Shown) => void {
  const gate = createScriptGate(wantedScripts(site), consent, document)
  return ({ resolved, location }) => gate.visit(isQuietPage(resolved, location.pathname))
}
