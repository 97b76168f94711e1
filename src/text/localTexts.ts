/** Replaced by the `texts` of `local/registry.ts` if there are any (docs/extending.md). */
const noTexts: Readonly<Record<string, unknown>> = {}
export default noTexts
