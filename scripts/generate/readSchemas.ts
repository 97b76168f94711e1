import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Schema } from '../../src/tools/schemas/schema'

/** All schemas below `folder`, sorted, by their path without `.json`. Skips the folders `editor` and `examples`. */
export function readSchemas(folder: string): Map<string, Schema> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/^(?:editor|examples)\//.test(schemaKeyOf(relative(folder, file))))
    .sort()
  return new Map(files.map((file) => [schemaKeyOf(relative(folder, file)), JSON.parse(readFileSync(file, 'utf8'))]))
}

const schemaKeyOf = (path: string) => path.replaceAll('\\', '/').replace(/\.json$/, '')
