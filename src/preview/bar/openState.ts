import { createStorage } from '../../lib/storage'

const KEY = 'marquee.preview'
const store = createStorage('sessionStorage')

/**
 * Whether the panel was open before a choice loaded the page anew, and at which link; undefined: it was closed.
 * Without this every choice would close the panel and lose the place of the keyboard.
 */
export function recallOpen(): { choice: string } | undefined {
  const kept = store.get(KEY)
  return kept === undefined ? undefined : { choice: kept }
}

/** Keeps the panel open for this tab. */
export const rememberOpen = (choice = ''): void => store.set(KEY, choice)

export const forgetOpen = (): void => store.remove(KEY)
