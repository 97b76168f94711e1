const files = import.meta.glob<unknown>('/schemas/examples/**/{full,minimal}.json', { import: 'default', eager: true })

const CONTENTS = { full: 'every field of the schema', minimal: 'only its required fields' }

/**
 * A copy of a schema's example document.
 * @param schema path below `schemas` without `.json`
 */
export function exampleOf(schema: string, kind: keyof typeof CONTENTS): unknown {
  const path = `schemas/examples/${schema}/${kind}.json`
  const example = files[`/${path}`]
  if (example === undefined)
    throw new Error(
      `Add ${path}: an example with ${CONTENTS[kind]}. Tests compare the validators of schemas/${schema}.json on it.`,
    )
  return structuredClone(example)
}
