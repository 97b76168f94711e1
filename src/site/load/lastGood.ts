import { siteStorage } from '../../lib/browser/storage'

const DAY_MS = 24 * 60 * 60 * 1000
const FORMAT_VERSION = 1
const STORAGE_NAME = 'config'

/** Saves the last good config in this browser, by service base, so that sites do not mix (reliability P8). */
export function saveLastGoodConfig(base: string, text: string): void {
  if (text.length < 1_000_000)
    siteStorage(base).set(STORAGE_NAME, JSON.stringify({ version: FORMAT_VERSION, at: Date.now(), text }))
}

/** Text of the last good config if it is less than a day old. An unreadable entry is removed. */
export function readLastGoodConfig(base: string): string | undefined {
  const stored = siteStorage(base).get(STORAGE_NAME)
  if (stored === undefined) return undefined
  try {
    const { version, at, text } = JSON.parse(stored)
    if (version === FORMAT_VERSION && typeof text === 'string' && Date.now() - at < DAY_MS) return text
  } catch {
    // Invalid, or written by an older build
  }
  removeLastGoodConfig(base)
  return undefined
}

export function removeLastGoodConfig(base: string): void {
  siteStorage(base).remove(STORAGE_NAME)
}
