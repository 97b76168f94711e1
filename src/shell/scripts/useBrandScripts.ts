import { useEffect, useRef } from 'react'
import type { Consent } from '../../consent/consent'
import type { SiteDocument } from '../../generated/types'
import { useConsent } from '../../site/react/ConsentContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ShownPage } from '../../site/react/useShownPage'
import type { Runtime } from '../../site/runtime'

/** Loads the operator's scripts after the first page. The code for that is loaded only on sites with scripts. */
export function useBrandScripts(shown: ShownPage | undefined): void {
  const runtime = useRuntime()
  const consent = useConsent()
  const gate = useRef<ReturnType<typeof loadGate>>(undefined)
  useEffect(() => {
    if (!shown || !hasScripts(runtime.plan.document)) return
    let isLatest = true
    gate.current ??= loadGate(runtime, consent, shown)
    gate.current.then((visit) => isLatest && visit(shown)).catch(() => {})
    return () => {
      isLatest = false
    }
  }, [shown, runtime, consent])
}

const loadGate = async (runtime: Runtime, consent: Consent, first: ShownPage) =>
  (await import('./openScriptGate')).openScriptGate(runtime, consent, first)

const hasScripts = ({ analytics_code, site_config: config }: SiteDocument) =>
  Boolean(analytics_code || config.adobe_embed_src || config.js?.length || config.scripts?.length)
