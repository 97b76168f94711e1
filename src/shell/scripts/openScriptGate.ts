import type { Consent } from '../../consent/consent'
import { createScriptGate } from '../../consent/scriptGate'
import { wantedScripts } from '../../site/brand/wantedScripts'
import type { Shown } from '../../site/react/useShownPage'
import type { Runtime } from '../../site/runtime'
import { holdsMailLink, isQuietPage } from './quietPage'
import { createSender } from './sendEvents'

/**
 * The gate for the scripts of a site, told of every page that is shown. What it lets in as a tool is told what happens.
 * @param first what this document began with
 */
export function openScriptGate(
  { plan, events, registry: { kinds } }: Runtime,
  consent: Consent,
  first: Shown,
): (shown: Shown) => void {
  // Before the gate: when the visitor allows it, events are there before the scripts are.
  const { open } = createSender(events, consent, window)
  const gate = createScriptGate(wantedScripts(plan.document), consent, document, open)
  // A document that a mail's link opened remembers its address, which scripts can read: they wait for the next document.
  const byMail = holdsMailLink(kinds, first.resolved)
  return ({ resolved, location }) => {
    if (holdsMailLink(kinds, resolved) && gate.hasOpened()) window.location.reload()
    gate.visit(byMail || isQuietPage(kinds, resolved, location.pathname))
  }
}
