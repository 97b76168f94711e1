import type { Schemas } from './editorSchemas'

const found = import.meta.glob<object>('../../../schemas/**/*.json', { eager: true, import: 'default' })

/** All schemas of the project. */
export const schemas: Schemas = new Map(
  Object.entries(found).map(([path, schema]) => [path.replace(/^.*\/schemas\//, ''), schema]),
)
