import type { Schema } from '../../../src/tools/schemas/schema'
import { addSuggestions, type KnownValues } from './additions'
import { bundleSchema } from './bundleSchema'

export const EDITOR_SCHEMAS = 'schemas/editor'

/** Schemas for editors, by file name: documents of a site folder, and single parts of them. */
export const EDITOR_DOCUMENTS = {
  config: 'config',
  'module-list': 'module-list',
  'title-layouts': 'title-layouts',
  'content-menu': 'content-menu',
  'service/title': 'service/title',
  module: 'generated/module',
  view: 'generated/view',
} as const

/**
 * The schemas for editors. Each is one file and includes everything that it references.
 * @returns the text of each file by its path below the project's root
 */
export function editorFiles(schemas: ReadonlyMap<string, Schema>, known: KnownValues): Map<string, string> {
  const all = addSuggestions(schemas, known)
  return new Map(
    Object.entries(EDITOR_DOCUMENTS).map(([path, key]) => [
      `${EDITOR_SCHEMAS}/${path}.json`,
      `${JSON.stringify(bundleSchema(all, key), null, 1)}\n`,
    ]),
  )
}
