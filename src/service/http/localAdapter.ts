import type { Adapter } from './adaptHttp'

/** What stands in front of the service: nothing. What `local/registry.ts` names as `adapter` stands in the place of this file. */
const none: Adapter | undefined = undefined
export default none
