import type { LocalRegistry } from './defineLocal'

/**
 * What a company adds or replaces without a change of the project: nothing. Where the folder `local` is there, its own
 * `registry.ts` stands in the place of this file (docs/extending.md, scripts/plugins/localFolder.ts).
 */
const none: LocalRegistry | undefined = undefined
export default none
