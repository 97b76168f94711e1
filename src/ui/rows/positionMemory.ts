import { createStorage } from '../../lib/storage'

const store = createStorage('sessionStorage')

/** Remembers how far something was scrolled, for this tab. */
export function rememberPosition(key: string, offset: number): void {
  store.set(`marquee.offset ${key}`, String(Math.round(offset)))
}

/** The remembered offset in CSS pixels, or undefined. */
export function recallPosition(key: string): number | undefined {
  const offset = Number(store.get(`marquee.offset ${key}`))
  return Number.isFinite(offset) && offset !== 0 ? offset : undefined
}
