import type { Consent } from '../../consent/consent'
import { createScriptGate } from '../../consent/scriptGate'
import type { SiteDocument } from '../../generated/types'
import { wantedScripts } from '../../site/brand/wantedScripts'
import type { Shown } from '../../site/react/useShownPage'
import { isQuietPage } from '../navigation/isQuietPage'

/** The gate for the scripts of a site, told of every page that is shown. */
export function openGate(site: SiteDocument, consent: Consent): (shown: Shown) => void {
  const gate = createScriptGate(wantedScripts(site), consent, document)
  return ({ resolved, location }) => gate.visit(isQuietPage(resolved, location.pathname))
}
