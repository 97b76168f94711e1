import Cookies from 'js-cookie'

export const CATEGORIES = ['necessary', 'analytics', 'performance', 'functional'] as const
export type Category = (typeof CATEGORIES)[number]

const NAME = 'cookieAccess'
const DAYS = 365

export type Consent = ReturnType<typeof createConsent>

/**
 * What the visitor allows (spec part 2, section 4): the cookie holds "all", "reject", or the chosen categories.
 * @param enabled false: the site asks nobody, and everything is allowed
 */
export function createConsent(enabled: boolean) {
  const listeners = new Set<() => void>()
  let choice = Cookies.get(NAME)
  let opener: (() => void) | undefined
  const changed = () => {
    for (const tell of listeners) tell()
  }
  return {
    /** What was chosen, or undefined before the choice. */
    choice: () => choice,
    allows: (category: Category): boolean =>
      category === 'necessary' || !enabled || choice === 'all' || (choice ?? '').split(',').includes(category),
    choose(next: 'all' | 'reject' | Category[]): void {
      choice = Array.isArray(next) ? ['necessary', ...next].join(',') : next
      Cookies.set(NAME, choice, { expires: DAYS, path: '/', sameSite: 'Lax' })
      changed()
    },
    /** Opens the cookie settings again; undefined while nothing shows them. */
    reopen: () => (enabled ? opener : undefined),
    /**
     * Says what shows the cookie settings.
     * @returns takes it back
     */
    opensWith(open: () => void) {
      opener = open
      changed()
      return () => {
        opener = undefined
        changed()
      }
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
