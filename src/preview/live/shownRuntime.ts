import { createStore } from '../../lib/store'
import type { Runtime } from '../../site/runtime'

/** The current site, for the preview's own React root. */
export const shownRuntime = createStore<Runtime | undefined>(undefined)
