import { isRecord } from '../../../../lib/json/isRecord'
import type { SiteOperation, SiteTexts } from '../../../../tools/edit/editSite'
import { dataIn } from '../../draft/siteData'
import { emptyListOperation } from '../../modules/listDocuments'
import { newModule } from '../../modules/newModule'
import { moduleSlugs, unusedModuleSlug, unusedSlug } from '../../modules/placements'

const PLACEMENT_URI = /^\/?modules\/placement\/([^/?]+)\/?(?:\?.*)?$/
/** The layouts of title pages have a file with this name. */
const NON_LIST_FILES = new Set(['title-layouts'])

export const listFile = (slug: string): string => `modules/${slug}.json`
export const listUri = (slug: string): string => `modules/placement/${slug}/`

/** The file of a module list. @returns undefined if the site has no such file */
export function fileOfList(files: SiteTexts, uri: string | undefined): string | undefined {
  const slug = PLACEMENT_URI.exec(uri ?? '')?.[1]
  const file = slug === undefined ? undefined : listFile(slug)
  return file !== undefined && files.has(file) ? file : undefined
}

/** A name for a new list: `/late/shows` gives "late-shows", or "late-shows-2" if that exists. */
export function freeListName(files: SiteTexts, address: string): string {
  const words = address
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
    .join('-')
  const name = slugOf(words) || 'page'
  const used = new Set([...files.keys()].flatMap((path) => /^modules\/([^/]+)\.json$/.exec(path)?.[1] ?? []))
  return used.has(name) || NON_LIST_FILES.has(name) ? unusedSlug(name, used) : name
}

/** "Späte Vorstellungen": "spate-vorstellungen". */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/**
 * Creates a list with one row of titles.
 * @param titles slugs
 */
export function createListOperations(files: SiteTexts, name: string, titles: readonly string[]): SiteOperation[] {
  const file = listFile(name)
  const type = 'carousel_show'
  const module = { ...newModule(type, unusedModuleSlug(name, moduleSlugs(files)), titles), display_name: 'New titles' }
  return [emptyListOperation(files, file), { file, change: { do: 'insert', list: ['data'], value: { module } } }]
}

/** The number of fields of all documents that name a list. */
export function countListUses(files: SiteTexts, file: string): number {
  const count = (value: unknown): number => {
    if (typeof value === 'string') return PLACEMENT_URI.test(value) && fileOfList(files, value) === file ? 1 : 0
    const children = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
    return children.reduce<number>((sum, child) => sum + count(child), 0)
  }
  return [...files.keys()].reduce((sum, path) => sum + (path.endsWith('.json') ? count(dataIn(files, path)) : 0), 0)
}
