import { isRecord } from '../../../lib/json/isRecord'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { dataIn } from '../draft/siteData'
import { moduleSlugs, readPlacements, unusedSlug } from './placements'

/** Creates a module list without modules. */
export function emptyListOperation(files: SiteTexts, file: string): SiteOperation {
  const schema = schemaAddress(files, file)
  const start = schema === undefined ? '' : `  "$schema": ${JSON.stringify(schema)},\n`
  return { file, text: `{\n${start}  "data": []\n}\n` }
}

/** Copies a list. Its modules get slugs of their own, because a slug is also an address. */
export function copyListOperations(files: SiteTexts, from: string, file: string): SiteOperation[] {
  const used = moduleSlugs(files)
  const data = dataIn(files, from)
  const slugs = readPlacements(data).flatMap(({ index, module }): SiteOperation[] => {
    if (typeof module.slug !== 'string') return []
    const value = unusedSlug(module.slug, used)
    used.add(value)
    return [{ file, change: { do: 'set', at: ['data', index, 'module', 'slug'], value } }]
  })
  const schema = isRecord(data) && typeof data.$schema === 'string' ? data.$schema : undefined
  const moved = schema === undefined ? undefined : rebaseAddress(schema, from, file)
  return [
    { file, text: files.get(from) },
    ...(moved === undefined || moved === schema
      ? []
      : [{ file, change: { do: 'set' as const, at: ['$schema'], value: moved } }]),
    ...slugs,
  ]
}

/**
 * The list of one title or genre: what it shows now, to be changed for it alone.
 * @param from file of the shared list, which may not exist
 */
export const ownListOperations = (files: SiteTexts, from: string, file: string): SiteOperation[] =>
  dataIn(files, from) === undefined ? [emptyListOperation(files, file)] : copyListOperations(files, from, file)

/** The address of the schema, for editors, as the other lists have it. */
function schemaAddress(files: SiteTexts, file: string): string | undefined {
  for (const path of files.keys()) {
    if (!/^modules\/[^/]+\.json$/.test(path)) continue
    const data = dataIn(files, path)
    if (isRecord(data) && typeof data.$schema === 'string' && /module-list\.json$/.test(data.$schema))
      return rebaseAddress(data.$schema, path, file)
  }
  return undefined
}

const depthOf = (path: string) => path.split('/').length

/** Converts an address relative to the file `from` into one relative to `file`, which is in the same folder or a subfolder. */
const rebaseAddress = (address: string, from: string, file: string): string =>
  address.startsWith('.') ? '../'.repeat(Math.max(0, depthOf(file) - depthOf(from))) + address : address
