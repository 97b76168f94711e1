import { createSiteStorage } from '../lib/storage'
import { serviceBase } from '../lib/url/serviceBase'

const NAME = 'return'
const storage = () => createSiteStorage('sessionStorage', serviceBase(document))

/** Keeps the location that a visitor wanted to see before signing in. Every visit carries this, not the way back. */
export const rememberLocation = (path: string): void => storage().set(NAME, path)

/** Forgets it: somebody who is signed in has nowhere to be led back to. */
export const forgetLocation = (): void => storage().remove(NAME)

/** What was remembered, once, as it was found: `takeReturnLocation` looks whether it can be trusted. */
export function takeRemembered(): string | undefined {
  const path = storage().get(NAME)
  storage().remove(NAME)
  return path
}
