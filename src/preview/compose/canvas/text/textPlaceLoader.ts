import { createLoader } from '../../../../lib/async/loader'

/** Loads the code that finds the field of a text. It is large, and is not needed to open Compose. */
export const textPlaceLoader = createLoader(() => import('./textPlace'))
