import type { SiteOperation } from '../../../tools/edit/editSite'
import type { Json } from '../../../tools/edit/operation'
import { insertOperation, type Placement, unusedSlug } from './placements'

/** A module that was copied or cut, with the other fields of its entry. */
export interface CopiedModule {
  name: string
  value: { readonly [name: string]: Json }
}

export const copyModule = ({ name, value }: Placement): CopiedModule => ({
  name,
  value: value as CopiedModule['value'],
})

/**
 * Inserts a copied module after a place of a list, with an ID and a position of that list.
 * @param slugs that are used in any list of the site: after a cut the module keeps its own
 */
export function pasteOperation(
  file: string,
  data: unknown,
  place: number,
  { value }: CopiedModule,
  slugs: ReadonlySet<string>,
): { slug: string; operation: SiteOperation } {
  const { id: _, position: __, placement: ___, module, ...rest } = value
  const copied = module as { readonly [name: string]: Json }
  const before = String(copied.slug ?? 'module')
  const isUsed = slugs.has(before)
  const slug = isUsed ? unusedSlug(before, slugs) : before
  const { id, ...fields } = copied
  const pasted = { ...(isUsed || id === undefined ? {} : { id }), ...fields, slug }
  return { slug, operation: insertOperation(file, data, place, pasted, rest) }
}
