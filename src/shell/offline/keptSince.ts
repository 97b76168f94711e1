import { createStore } from '../../lib/store'

/** Since when the oldest of what the visitor sees was kept, in words; undefined: all of it came from the service. */
export const keptSince = createStore<string | undefined>(undefined)
