import { createStorage } from '../../lib/storage'

const DAY = 24 * 60 * 60 * 1000
const VERSION = 1
const store = createStorage('localStorage')

/** The last good config of this browser, by service base, so that sites never mix (reliability P8). */
export function rememberConfig(base: string, text: string): void {
  if (text.length < 1_000_000) store.set(keyOf(base), JSON.stringify({ version: VERSION, at: Date.now(), text }))
}

/** The text of the last good config, at most a day old; anything unreadable is thrown away. */
export function recallConfig(base: string): string | undefined {
  const stored = store.get(keyOf(base))
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
  store.remove(keyOf(base))
}

const keyOf = (base: string) => `marquee.config ${base}`
