import type { CookiesConsent } from '../generated/types'
import { readCookie, writeCookie } from '../lib/cookie'
import { createStore } from '../lib/store'

export const CATEGORIES = ['necessary', 'analytics', 'performance', 'functional'] as const
export type Category = (typeof CATEGORIES)[number]

const NAME = 'cookieAccess'
/** For which list of cookies the choice was made: the specification fixes what stands in the other one. */
export const LIST = 'cookieAccessList'
const DAYS = 365

export type Consent = ReturnType<typeof createConsent>

interface ConsentState {
  choice: string | undefined
  /** Shows the cookie settings. */
  opener?: () => void
}

/**
 * What the visitor allows (spec part 2, section 4): the cookie holds "all", "reject", or the chosen categories.
 * @param enabled false: the site asks nobody, and everything is allowed but what the browser refuses
 * @param settings whose lists of cookies the visitor is asked about; other lists ask again
 */
export function createConsent(enabled: boolean, settings: CookiesConsent = {}) {
  const version = String(hashOf(JSON.stringify(CATEGORIES.map((category) => settings[category]?.cookies))))
  const read = () => {
    const choice = readCookie(NAME)
    return choice && isChoice(choice) && (readCookie(LIST) ?? version) === version ? choice : undefined
  }
  const state = createStore<ConsentState>({ choice: read() })
  const change = (next: Partial<ConsentState>) => state.set({ ...state.get(), ...next })
  return {
    /** What was chosen, or undefined before the choice. */
    choice: () => state.get().choice,
    allows(category: Category): boolean {
      const { choice = '' } = state.get()
      if (category === 'necessary' || choice === 'all') return true
      return enabled ? choice.split(',').includes(category) : category === 'functional' || !refusedByBrowser()
    },
    choose(next: 'all' | 'reject' | Category[]): void {
      const choice = Array.isArray(next) ? ['necessary', ...next].join(',') : next
      writeCookie(NAME, choice, DAYS)
      writeCookie(LIST, version, DAYS)
      change({ choice })
    },
    /** Reads anew what was chosen: in another tab, perhaps. */
    reread: () => change({ choice: read() }),
    /** Opens the cookie settings again; undefined while nothing shows them. */
    reopen: () => (enabled ? state.get().opener : undefined),
    /**
     * Says what shows the cookie settings.
     * @returns takes it back
     */
    opensWith(opener: () => void) {
      change({ opener })
      return () => change({ opener: undefined })
    },
    subscribe: state.subscribe,
  }
}

/** Whether the browser refuses analytics and performance for its owner: Global Privacy Control, sent as `Sec-GPC`, too. */
export const refusedByBrowser = () => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true

/** What else anybody wrote into the cookie is no choice: then the visitor is asked. */
const isChoice = (value: string) => /^(all|reject)$/.test(value) || value.split(',').every(isCategory)

const isCategory = (value: string) => CATEGORIES.some((category) => category === value)

/** A number that stands for a text: another text has another one, but once in four thousand million times. */
const hashOf = (text: string) => [...text].reduce((hash, letter) => (hash * 33) ^ (letter.codePointAt(0) ?? 0), 5381)
