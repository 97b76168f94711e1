import type { Adapter } from './withAdapter'

/** The default: no adapter. The build replaces this file with the `adapter` of `local/registry.ts`. */
const noAdapter: Adapter | undefined = undefined
export default noAdapter
