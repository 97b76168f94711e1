import { createStorage } from '../lib/storage'

const KEY = 'marquee.return'
const store = createStorage('sessionStorage')

/** Keeps the location that a visitor wanted to see before signing in. Every visit carries this, not the way back. */
export const rememberLocation = (path: string): void => store.set(KEY, path)

/** What was remembered, once, as it was found: `takeReturnLocation` looks whether it can be trusted. */
export function takeRemembered(): string | undefined {
  const path = store.get(KEY)
  store.remove(KEY)
  return path
}
