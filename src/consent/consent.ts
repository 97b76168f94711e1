import type { CookiesConsent } from '../generated/types'
import { readCookie, writeCookie } from '../lib/browser/cookie'
import { createStore } from '../lib/store'

export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'performance', 'functional'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

const CHOICE_COOKIE = 'cookieAccess'
/** Version of the cookie lists at the time of the choice. A separate cookie, because the specification defines the other one. */
export const VERSION_COOKIE = 'cookieAccessList'
const MAX_AGE_DAYS = 365

export type Consent = ReturnType<typeof createConsent>

interface ConsentState {
  choice: string | undefined
  /** Opens the cookie settings */
  opener?: () => void
}

/**
 * The visitor's consent (spec part 2, section 4): the cookie has "all", "reject", or the chosen categories.
 * @param enabled false: the site does not ask, and everything is allowed unless the browser refuses it
 * @param settings the lists of cookies; visitors choose again when these change
 */
export function createConsent(enabled: boolean, settings: CookiesConsent = {}) {
  const version = String(hashText(JSON.stringify(CONSENT_CATEGORIES.map((category) => settings[category]?.cookies))))
  const read = () => {
    const choice = readCookie(CHOICE_COOKIE)
    return choice && isChoice(choice) && (readCookie(VERSION_COOKIE) ?? version) === version ? choice : undefined
  }
  const state = createStore<ConsentState>({ choice: read() })
  const change = (next: Partial<ConsentState>) => state.set({ ...state.get(), ...next })
  return {
    /** The choice; undefined before it is made */
    choice: () => state.get().choice,
    allows(category: ConsentCategory): boolean {
      const { choice = '' } = state.get()
      if (category === 'necessary' || choice === 'all') return true
      return enabled ? choice.split(',').includes(category) : category === 'functional' || !hasGlobalPrivacyControl()
    },
    choose(next: 'all' | 'reject' | ConsentCategory[]): void {
      const choice = Array.isArray(next) ? ['necessary', ...next].join(',') : next
      writeCookie(CHOICE_COOKIE, choice, MAX_AGE_DAYS)
      writeCookie(VERSION_COOKIE, version, MAX_AGE_DAYS)
      change({ choice })
    },
    /** Reads the cookie again, which another tab may have changed. */
    refresh: () => change({ choice: read() }),
    /** A function that opens the cookie settings; undefined while no component shows them */
    settingsOpener: () => (enabled ? state.get().opener : undefined),
    /**
     * Registers the component that shows the cookie settings.
     * @returns unregisters it
     */
    registerOpener(opener: () => void) {
      change({ opener })
      return () => change({ opener: undefined })
    },
    subscribe: state.subscribe,
  }
}

/** Whether the browser refuses analytics and performance: Global Privacy Control, also sent as `Sec-GPC` */
export const hasGlobalPrivacyControl = () => navigator.globalPrivacyControl === true

/** Invalid values count as no choice. */
const isChoice = (value: string) => /^(all|reject)$/.test(value) || value.split(',').every(isCategory)

const isCategory = (value: string) => CONSENT_CATEGORIES.some((category) => category === value)

/** 32-bit hash of a text */
const hashText = (text: string) => [...text].reduce((hash, letter) => (hash * 33) ^ (letter.codePointAt(0) ?? 0), 5381)
