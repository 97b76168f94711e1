import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Category, type Consent, createConsent } from '../../consent/consent'
import type { Runtime } from '../runtime'
import { useRuntime } from './RuntimeContext'

const ConsentContext = createContext<Consent | undefined>(undefined)

/** Another consent than the one of the site: for tests. */
export const ConsentProvider = ConsentContext.Provider

/**
 * What the visitor allows on this site. It is made when it is first asked for: nothing that is loaded at first needs it.
 */
export function useConsent(): Consent {
  const given = useContext(ConsentContext)
  const runtime = useRuntime()
  return given ?? runtime.feature(consentOf)
}

function consentOf({ plan }: Runtime): Consent {
  const { cookies_consent: settings } = plan.document.site_config
  return createConsent(settings?.enabled ?? false, settings)
}

/** Whether the visitor allows a category now. What needs it comes and goes with the choice. */
export function useAllowed(category: Category): boolean {
  const consent = useConsent()
  return useSyncExternalStore(consent.subscribe, () => consent.allows(category))
}
