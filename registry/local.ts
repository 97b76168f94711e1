import type { LocalRegistry } from './defineLocal'

/**
 * The default without a folder `local`: nothing. Otherwise the build replaces this file with `local/registry.ts`
 * (docs/how-to/extend/extending.md, scripts/plugins/localFolder.ts).
 */
const noLocalRegistry: LocalRegistry | undefined = undefined
export default noLocalRegistry
