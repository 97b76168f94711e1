import { readCookie, writeCookie } from '../lib/cookie'
import { createStore } from '../lib/store'

export const CATEGORIES = ['necessary', 'analytics', 'performance', 'functional'] as const
export type Category = (typeof CATEGORIES)[number]

const NAME = 'cookieAccess'
const DAYS = 365

export type Consent = ReturnType<typeof createConsent>

interface ConsentState {
  choice: string | undefined
  /** Shows the cookie settings. */
  opener?: () => void
}

/**
 * What the visitor allows (spec part 2, section 4): the cookie holds "all", "reject", or the chosen categories.
 * @param enabled false: the site asks nobody, and everything is allowed
 */
export function createConsent(enabled: boolean) {
  const state = createStore<ConsentState>({ choice: readCookie(NAME) })
  const change = (next: Partial<ConsentState>) => state.set({ ...state.get(), ...next })
  return {
    /** What was chosen, or undefined before the choice. */
    choice: () => state.get().choice,
    allows(category: Category): boolean {
      const { choice = '' } = state.get()
      return category === 'necessary' || !enabled || choice === 'all' || choice.split(',').includes(category)
    },
    choose(next: 'all' | 'reject' | Category[]): void {
      const choice = Array.isArray(next) ? ['necessary', ...next].join(',') : next
      writeCookie(NAME, choice, DAYS)
      change({ choice })
    },
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
