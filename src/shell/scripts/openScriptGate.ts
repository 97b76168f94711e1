import type { Consent } from '../../consent/consent'
import { createScriptGate } from '../../consent/scriptGate'
import { configuredScripts } from '../../site/brand/configuredScripts'
import type { ShownPage } from '../../site/react/useShownPage'
import type { Runtime } from '../../site/runtime'
import { blocksScripts, hasEmailToken } from './blocksScripts'
import { createAnalyticsSender } from './sendEvents'

/**
 * Creates the gate for the operator's scripts and returns a function to call with each page that is shown. Analytics tools
 * that the gate loads receive events.
 * @param first the first page of this document
 */
export function openScriptGate(
  { plan, events, registry: { kinds } }: Runtime,
  consent: Consent,
  first: ShownPage,
): (shown: ShownPage) => void {
  // Before the gate, so that events are in the data layer before the scripts load.
  const { open } = createAnalyticsSender(events, consent, window)
  const gate = createScriptGate(configuredScripts(plan.document), consent, document, open)
  // Scripts can read the address that a document was opened with (performance entries), so a document that a link in an
  // email opened never loads scripts.
  const openedByEmail = hasEmailToken(kinds, first.resolved)
  return ({ resolved, location }) => {
    if (hasEmailToken(kinds, resolved) && gate.hasLoadedScripts()) window.location.reload()
    gate.visit(openedByEmail || blocksScripts(kinds, resolved, location.pathname))
  }
}
