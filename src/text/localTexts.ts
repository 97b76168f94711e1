/** Replaced by the `texts` of `local/registry.ts` if there are any (docs/how-to/extend/extending.md). */
const noTexts: Readonly<Record<string, unknown>> = {}
export default noTexts
