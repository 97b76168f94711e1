import type { LocalViews } from './defineLocal'

/** The default: no views. The build replaces this file with the `views` of `local/registry.ts`. */
const noLocalViews: LocalViews | undefined = undefined
export default noLocalViews
