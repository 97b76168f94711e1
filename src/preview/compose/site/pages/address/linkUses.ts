import { isRecord } from '../../../../../lib/json/isRecord'
import type { SiteTexts } from '../../../../../tools/edit/editSite'
import { schemaAt } from '../../../../schemas/siteSchemas'
import { dataIn, type Path } from '../../../draft/siteData'
import { nameOf } from '../../../form/labels'

/** A value of a document that contains a link. */
export interface LinkUse {
  file: string
  path: Path
  /** The part of the site that contains it, for lists. */
  name: string
  /** The value after its links were rewritten. */
  value: string
}

/** @returns the new address; undefined: the link stays as it is */
export type Rewrite = (link: string) => string | undefined

/** Types of fields in `schemas/types.json` whose values are links. */
const LINK_TYPES = new Set<unknown>(['Url', 'Path'])
/** For fields without a schema, such as those of module types of a brand. */
const LINK_NAMES = /^(?:url|href|link|path|redirect)$|_(?:url|link|href)$/
const HTML_LINK = /(\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi

/** The values of all documents whose links a function rewrites: fields for links, and links in HTML. */
export function linkUses(files: SiteTexts, rewrite: Rewrite): LinkUse[] {
  const uses: LinkUse[] = []
  for (const file of files.keys()) {
    if (!file.endsWith('.json')) continue
    const data = dataIn(files, file)
    visitTexts(data, [], [], (text, path, owners) => {
      const value = text.startsWith('/') ? rewriteField(file, data, path, text, rewrite) : rewriteHtml(text, rewrite)
      if (value !== undefined && value !== text) uses.push({ file, path, name: ownerName(owners, file), value })
    })
  }
  return uses
}

function rewriteField(file: string, data: unknown, path: Path, text: string, rewrite: Rewrite): string | undefined {
  const value = rewrite(text)
  if (value === undefined) return undefined
  const schema = schemaAt(file, data, path)
  const isLink = schema ? LINK_TYPES.has(schema.title) : LINK_NAMES.test(String(path.at(-1)))
  return isLink ? value : undefined
}

const rewriteHtml = (text: string, rewrite: Rewrite): string | undefined =>
  text.includes('href')
    ? text.replace(HTML_LINK, (whole, start: string, double: string | undefined, single: string | undefined) => {
        const next = rewrite(double ?? single ?? '')
        if (next === undefined) return whole
        return double === undefined ? `${start}'${next}'` : `${start}"${next}"`
      })
    : undefined

/** Calls a function for each text of a document, with the objects around it. */
function visitTexts(
  value: unknown,
  path: Path,
  owners: readonly unknown[],
  visit: (text: string, path: Path, owners: readonly unknown[]) => void,
): void {
  if (typeof value === 'string') visit(value, path, owners)
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) visitTexts(item, [...path, index], owners, visit)
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) visitTexts(item, [...path, name], [...owners, value], visit)
}

/** The name of the innermost object that has one, except for redirects, which are named by their address. */
function ownerName(owners: readonly unknown[], file: string): string {
  for (const owner of [...owners].reverse()) {
    const name = nameOf(owner, '')
    if (name !== '') return name
  }
  return file
}
