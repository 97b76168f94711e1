import { createLoader } from '../../lib/loader'
import { withTimeout } from '../../lib/withTimeout'

/** Milliseconds until the controls' code is given up, as that of the player. */
const PATIENCE = 12_000

/**
 * The controls' code: larger than all that the first picture needs, so it comes after that, or before the press where
 * somebody rests on Play.
 */
export const controlsCode = createLoader(() => withTimeout(import('./startControls'), PATIENCE))
