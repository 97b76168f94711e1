import { createStorage } from '../lib/storage'
import { returnPath } from './returnPath'

const KEY = 'marquee.return'
const store = createStorage('sessionStorage')

/** Keeps the place that a visitor wanted to see before signing in. */
export function rememberPlace(path: string): void {
  store.set(KEY, path)
}

/** The remembered place, once; only a path of this site comes back, and no way in or out (threats R3). */
export function takePlace(): string | undefined {
  const path = store.get(KEY)
  store.remove(KEY)
  return returnPath(path)
}
