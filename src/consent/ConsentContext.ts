import { createContext, useContext } from 'react'
import { type Consent, createConsent } from './consent'

const ConsentContext = createContext<Consent>(createConsent(false))

export const ConsentProvider = ConsentContext.Provider

/** What the visitor allows on this site. */
export const useConsent = (): Consent => useContext(ConsentContext)
