import { createStorage } from '../../lib/storage'

const KEY = 'marquee.oidc.automatic'
/** How long a tab remembers, in milliseconds. */
const QUIET = 10 * 60 * 1000
const store = createStorage('sessionStorage')

/**
 * Whether this tab may be led to the sign-in page without being asked: once in ten minutes, whatever became of it
 * (threats S4). A provider that lets in at once, and a service that refuses at once, would turn a visitor round and
 * round. In between there is a button.
 */
export function takeAutoRedirect(): boolean {
  const age = Date.now() - Number(store.get(KEY) ?? Number.NaN)
  if (age >= 0 && age < QUIET) return false
  holdAutoRedirect()
  return true
}

/** After signing out, nobody is led straight back in. */
export const holdAutoRedirect = (): void => store.set(KEY, String(Date.now()))
