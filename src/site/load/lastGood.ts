import { keptBySite } from '../../lib/storage'

const DAY = 24 * 60 * 60 * 1000
const VERSION = 1
const NAME = 'config'

/** The last good config of this browser, by service base, so that sites never mix (reliability P8). */
export function rememberConfig(base: string, text: string): void {
  if (text.length < 1_000_000) keptBySite(base).set(NAME, JSON.stringify({ version: VERSION, at: Date.now(), text }))
}

/** The text of the last good config, at most a day old; anything unreadable is thrown away. */
export function recallConfig(base: string): string | undefined {
  const stored = keptBySite(base).get(NAME)
  if (stored === undefined) return undefined
  try {
    const { version, at, text } = JSON.parse(stored)
    if (version === VERSION && typeof text === 'string' && Date.now() - at < DAY) return text
  } catch {
    // Not ours, or of an older build.
  }
  forgetConfig(base)
  return undefined
}

export function forgetConfig(base: string): void {
  keptBySite(base).remove(NAME)
}
