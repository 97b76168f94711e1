import { isRecord } from '../lib/json/isRecord'
import { parseJson } from '../lib/json/parseJson'
import { createStorage } from '../lib/storage'
import type { TitleId } from './watchlist'

const KEY = 'marquee.add'
const store = createStorage('sessionStorage')

/** How long a wish outlives the way through sign-in, in milliseconds. */
const LASTS = 600_000

/** Keeps the title that somebody wants to add, until they are signed in: also by a reload or another site's page. */
export function rememberTitle(id: TitleId, now = Date.now()): void {
  store.set(KEY, JSON.stringify({ id: String(id), until: now + LASTS }))
}

/** Whether this title was to be added; once. */
export function takeTitle(id: TitleId, now = Date.now()): boolean {
  const wish = read()
  if (wish?.id !== String(id)) return false
  forgetTitle()
  return typeof wish.until === 'number' && wish.until > now && wish.until <= now + LASTS
}

export const forgetTitle = () => store.remove(KEY)

function read(): Record<string, unknown> | undefined {
  try {
    const value = parseJson(store.get(KEY) ?? '')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
