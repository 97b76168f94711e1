import { createLoader } from '../lib/async/loader'
import { prefetchQuietly } from '../lib/async/prefetchQuietly'
import { withTimeout } from '../lib/async/withTimeout'
import { controlsLoader } from '../player/controls/controlsLoader'
import { loadShaka } from '../player/engine/shaka'

/** Ends the loading state even if the request neither succeeds nor fails. */
const CODE_TIMEOUT_MS = 12_000

/**
 * The code of the player up to the first frame. Its controls load afterwards (`controlsLoader`), the streaming engine with
 * the first stream or by `preloadPlayer`.
 */
export const playerCode = createLoader(() => withTimeout(import('../player/Player'), CODE_TIMEOUT_MS))

/**
 * Prefetches the code for the first frame when a watch or play page opens (design: Budgets), the engine first because it is
 * larger. Ignores errors, because playback retries.
 */
export function preloadPlayer(): void {
  prefetchQuietly(() => {
    loadShaka().catch(() => {})
    playerCode.load().catch(() => {})
  })
}

/** Prefetches all code of the player when the visitor is about to press Play: on hover, focus or touch. */
export function preloadPlayerAndControls(): void {
  preloadPlayer()
  prefetchQuietly(controlsLoader.load).catch(() => {})
}
