import { createStorage } from '../../lib/browser/storage'

const OPEN_KEY = 'marquee.preview'
const storage = createStorage('sessionStorage')

/**
 * The open panel before a reload, and the link that was clicked; undefined: it was closed. Without it every choice
 * would close the panel and lose the focus.
 */
export function readOpenState(): { choice: string } | undefined {
  const choice = storage.get(OPEN_KEY)
  return choice === undefined ? undefined : { choice }
}

export const storeOpenState = (choice = ''): void => storage.set(OPEN_KEY, choice)

export const clearOpenState = (): void => storage.remove(OPEN_KEY)
