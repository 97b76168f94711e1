import { createSiteStorage } from '../lib/storage'
import { serviceBase } from '../lib/url/serviceBase'

const NAME = 'return'
const storage = () => createSiteStorage('sessionStorage', serviceBase(document))

/** Stores the page that a visitor requested before signing in. */
export const storeLocation = (path: string): void => storage().set(NAME, path)

/** Signed-in visitors need no return location. */
export const removeLocation = (): void => storage().remove(NAME)

/** Reads and removes the stored location. It is not validated: `takeReturnLocation` does that. */
export function takeStoredLocation(): string | undefined {
  const path = storage().get(NAME)
  storage().remove(NAME)
  return path
}
