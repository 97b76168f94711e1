import { inTime } from '../lib/inTime'
import { createLoader } from '../lib/loader'

/** Milliseconds until the player's code is given up: a file that neither comes nor fails leaves nobody before a spinner. */
const PATIENCE = 12_000

/** The player's own code: its controls. The streaming engine comes with the first stream, or with `preloadPlayer`. */
export const playerCode = createLoader(() => inTime(import('../player/Player'), PATIENCE))

/**
 * Loads all that plays, on the first sign that somebody is about to play: a hover, a focus, a press, an open watch or
 * play page (design: Budgets). Failing here is no failure: it is tried again when it is needed.
 */
export function preloadPlayer(): void {
  playerCode.load().catch(() => {})
  import('../player/preloadAsset').then(({ preloadEngine }) => preloadEngine()).catch(() => {})
}
