const exampleFiles = import.meta.glob<unknown>('/schemas/examples/**/{full,minimal}.json', {
  import: 'default',
  eager: true,
})

const EXAMPLE_DESCRIPTIONS = { full: 'every field of the schema', minimal: 'only its required fields' }

/**
 * A copy of a schema's example document.
 * @param schema path below `schemas` without `.json`
 */
export function exampleOf(schema: string, kind: keyof typeof EXAMPLE_DESCRIPTIONS): unknown {
  const path = `schemas/examples/${schema}/${kind}.json`
  const example = exampleFiles[`/${path}`]
  if (example === undefined)
    throw new Error(
      `Add ${path}: an example with ${EXAMPLE_DESCRIPTIONS[kind]}. Tests compare the validators of schemas/${schema}.json on it.`,
    )
  return structuredClone(example)
}
