import type { LocalViews } from './defineLocal'

/** The views of the folder `local`: none. What its `registry.ts` names as `views` stands in the place of this file. */
const none: LocalViews | undefined = undefined
export default none
