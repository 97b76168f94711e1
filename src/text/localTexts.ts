/** The sentences of the folder `local`: none. What its `registry.ts` names as `texts` stands in the place of this file. */
const none: Readonly<Record<string, unknown>> = {}
export default none
