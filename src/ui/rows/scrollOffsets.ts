import { createStorage } from '../../lib/browser/storage'

const store = createStorage('sessionStorage')

/** Saves a scroll offset for the session of this tab. */
export function saveScrollOffset(key: string, offset: number): void {
  store.set(`marquee.offset ${key}`, String(Math.round(offset)))
}

/** The saved offset in CSS pixels; undefined if none or 0. */
export function readScrollOffset(key: string): number | undefined {
  const offset = Number(store.get(`marquee.offset ${key}`))
  return Number.isFinite(offset) && offset !== 0 ? offset : undefined
}
