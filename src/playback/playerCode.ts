import { createLoader } from '../lib/loader'
import { prefetchQuietly } from '../lib/prefetchQuietly'
import { withTimeout } from '../lib/withTimeout'
import { controlsCode } from '../player/controls/controlsCode'
import { loadShaka } from '../player/engine/shaka'

/** Milliseconds until the player's code is given up: a file that neither comes nor fails leaves nobody before a spinner. */
const PATIENCE = 12_000

/**
 * The player's own code, up to the first picture. Its controls come then (`controlsCode`), the streaming engine with the
 * first stream, or with `preloadPlayer`.
 */
export const playerCode = createLoader(() => withTimeout(import('../player/Player'), PATIENCE))

/**
 * Loads what the first picture needs, as a watch or play page opens (design: Budgets). The engine first: it is the larger
 * part. Failing here is no failure: it is tried again when it is needed.
 */
export function preloadPlayer(): void {
  prefetchQuietly(() => {
    loadShaka().catch(() => {})
    playerCode.load().catch(() => {})
  })
}

/** Loads all that plays, on the first sign that somebody is about to press Play: a hover, a focus, a finger. */
export function preloadAll(): void {
  preloadPlayer()
  prefetchQuietly(controlsCode.load).catch(() => {})
}
