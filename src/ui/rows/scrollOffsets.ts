import { createStorage } from '../../lib/browser/storage'

const offsetStorage = createStorage('sessionStorage')

/** Saves a scroll offset for the session of this tab. */
export function saveScrollOffset(key: string, offset: number): void {
  offsetStorage.set(`marquee.offset ${key}`, String(Math.round(offset)))
}

/** The saved offset in CSS pixels; undefined if none or 0. */
export function readScrollOffset(key: string): number | undefined {
  const offset = Number(offsetStorage.get(`marquee.offset ${key}`))
  return Number.isFinite(offset) && offset !== 0 ? offset : undefined
}
