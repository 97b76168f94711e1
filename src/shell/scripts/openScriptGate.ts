import type { Consent } from '../../consent/consent'
import { createScriptGate } from '../../consent/scriptGate'
import { wantedScripts } from '../../site/brand/wantedScripts'
import type { Shown } from '../../site/react/useShownPage'
import type { Runtime } from '../../site/runtime'
import { isQuietPage } from './quietPage'
import { createSender } from './sendEvents'

/** The gate for the scripts of a site, told of every page that is shown. What it lets in as a tool is told what happens. */
export function openScriptGate({ plan, events }: Runtime, consent: Consent): (shown: Shown) => void {
  // Before the gate: when the visitor allows it, events are there before the scripts are.
  const { open } = createSender(events, consent, window)
  const gate = createScriptGate(wantedScripts(plan.document), consent, document, open)
  return ({ resolved, location }) => gate.visit(isQuietPage(resolved, location.pathname))
}
