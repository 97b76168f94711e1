import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Consent, type ConsentCategory, createConsent } from '../../consent/consent'
import type { Runtime } from '../runtime'
import { useRuntime } from './RuntimeContext'

const ConsentContext = createContext<Consent | undefined>(undefined)

/** Replaces the site's consent in tests. */
export const ConsentProvider = ConsentContext.Provider

/**
 * The visitor's consent on this site. It is created on first use, because nothing on the first view needs it.
 */
export function useConsent(): Consent {
  const given = useContext(ConsentContext)
  const runtime = useRuntime()
  return given ?? runtime.feature(createSiteConsent)
}

function createSiteConsent({ plan }: Runtime): Consent {
  const { cookies_consent: settings } = plan.document.site_config
  return createConsent(settings?.enabled ?? false, settings)
}

/** Whether the visitor currently allows a category */
export function useCategoryAllowed(category: ConsentCategory): boolean {
  const consent = useConsent()
  return useSyncExternalStore(consent.subscribe, () => consent.allows(category))
}
