import { createStorage } from '../lib/storage'

const storage = createStorage('sessionStorage')

/** react-router's count of the entries of this tab. */
const entryNow = (): number => window.history.state?.idx ?? 0

const keyOf = (entry: number) => `marquee.place ${entry}`

/**
 * Remembers what the page is called that a link is about to lead away from.
 * @param name its heading; empty: nothing is remembered
 */
export function rememberPlace(name: string): void {
  if (name) storage.set(keyOf(entryNow()), name.slice(0, 80))
}

/**
 * What the page is called that Back leads to.
 * @returns undefined where this page is the first of its tab, or nobody noted it
 */
export const placeBefore = (): string | undefined => (entryNow() > 0 ? storage.get(keyOf(entryNow() - 1)) : undefined)
