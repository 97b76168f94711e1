import { createLoader } from '../../site/loader'

/** The player's own code: its face. The streaming engine comes with the first stream, or with `warmPlayer`. */
export const playerCode = createLoader(() => import('../../player/Player'))

/**
 * Loads all that plays, on the first sign that somebody is about to play: a hover, a focus, a press, an open watch or
 * play page (design: Budgets). Failing here is no failure: it is tried again when it is needed.
 */
export function warmPlayer(): void {
  playerCode.load().catch(() => {})
  import('../../player/engine/shaka').then(({ loadShaka }) => loadShaka()).catch(() => {})
}
