import { createSiteStorage } from '../lib/browser/storage'
import { serviceBase } from '../lib/url/serviceBase'

const STORAGE_KEY = 'return'
const storage = () => createSiteStorage('sessionStorage', serviceBase(document))

/**
 * Stores the page that a visitor requested before signing in. Every visit loads this file; the validation, which only the
 * sign-in pages need, is in returnLocation.ts.
 */
export const storeLocation = (path: string): void => storage().set(STORAGE_KEY, path)

/** Called after signing in elsewhere, so that a later sign-in does not redirect to an old page. */
export const removeLocation = (): void => storage().remove(STORAGE_KEY)

/** Reads and removes the stored location. The result is not validated: use `takeReturnLocation`. */
export function takeStoredLocation(): string | undefined {
  const path = storage().get(STORAGE_KEY)
  storage().remove(STORAGE_KEY)
  return path
}
