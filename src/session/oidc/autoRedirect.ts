import { createStorage } from '../../lib/browser/storage'

const KEY = 'marquee.oidc.automatic'
/** Minimum time between automatic redirects in a tab */
const REDIRECT_INTERVAL_MS = 10 * 60 * 1000
const store = createStorage('sessionStorage')

/**
 * Whether this tab may redirect to the sign-in page automatically: once in ten minutes, whatever the result (threats S4).
 * Otherwise a provider that signs in silently and a service that refuses would loop. In between there is a button.
 */
export function takeAutoRedirect(): boolean {
  const age = Date.now() - Number(store.get(KEY) ?? Number.NaN)
  if (age >= 0 && age < REDIRECT_INTERVAL_MS) return false
  preventAutoRedirect()
  return true
}

/** Prevents an automatic sign-in right after signing out. */
export const preventAutoRedirect = (): void => store.set(KEY, String(Date.now()))
