import { createStorage } from '../../lib/storage'

const KEY = 'marquee.oidc.automatic'
const store = createStorage('sessionStorage')

/**
 * Whether this tab may be led to the sign-in page without being asked: once, until somebody has signed in (threats S4).
 * After that the visitor presses a button.
 */
export function takeAutomatic(): boolean {
  const free = store.get(KEY) === undefined
  store.set(KEY, '1')
  return free
}

/** After signing in, the next time may be automatic again. */
export const freeAutomatic = (): void => store.remove(KEY)

/** After signing out, nobody is led straight back in. */
export const holdAutomatic = (): void => store.set(KEY, '1')
