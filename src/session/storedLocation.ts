import { createSiteStorage } from '../lib/browser/storage'
import { serviceBase } from '../lib/url/serviceBase'

const NAME = 'return'
const storage = () => createSiteStorage('sessionStorage', serviceBase(document))

/**
 * Stores the page that a visitor requested before signing in. Every visit loads this file; the validation, which only the
 * sign-in pages need, is in returnLocation.ts.
 */
export const storeLocation = (path: string): void => storage().set(NAME, path)

/** Called after signing in elsewhere, so that a later sign-in does not redirect to an old page. */
export const removeLocation = (): void => storage().remove(NAME)

/** Reads and removes the stored location. The result is not validated: use `takeReturnLocation`. */
export function takeStoredLocation(): string | undefined {
  const path = storage().get(NAME)
  storage().remove(NAME)
  return path
}
