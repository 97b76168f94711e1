import { createSiteStorage } from '../lib/storage'
import { serviceBase } from '../lib/url/serviceBase'
import { returnPath } from './returnPath'

const NAME = 'return'
const storage = () => createSiteStorage('sessionStorage', serviceBase(document))

/** Keeps the place that a visitor wanted to see before signing in. */
export function rememberPlace(path: string): void {
  storage().set(NAME, path)
}

/** The remembered place, once; only a path of this site comes back, and no way in or out (threats R3). */
export function takePlace(): string | undefined {
  const path = storage().get(NAME)
  storage().remove(NAME)
  return returnPath(path)
}
