import { createLoader } from '../../lib/async/loader'
import { withTimeout } from '../../lib/async/withTimeout'

const CODE_TIMEOUT_MS = 12_000

/**
 * The code of the controls. It is larger than the code for the first frame, so it loads afterwards, or when the visitor is
 * about to press Play.
 */
export const controlsLoader = createLoader(() => withTimeout(import('./startControls'), CODE_TIMEOUT_MS))
