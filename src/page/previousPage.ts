import { createStorage } from '../lib/browser/storage'

const storage = createStorage('sessionStorage')

/** Index of the current history entry in this tab, as react-router stores it. */
const historyIndex = (): number => window.history.state?.idx ?? 0

const storageKeyOf = (index: number) => `marquee.place ${index}`

/**
 * Saves the name of the current page before a link leaves it.
 * @param name its heading; nothing is saved if it is empty
 */
export function rememberPageName(name: string): void {
  if (name) storage.set(storageKeyOf(historyIndex()), name.slice(0, 80))
}

/**
 * Name of the page that Back leads to.
 * @returns undefined if this page is the first of its tab or no name was saved
 */
export const previousPageName = (): string | undefined =>
  historyIndex() > 0 ? storage.get(storageKeyOf(historyIndex() - 1)) : undefined
