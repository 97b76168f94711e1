import type { Json } from '../../../tools/edit/operation'
import { formatCount } from '../../bar/world'

/** A module of the page that will be made. */
export interface PagePart {
  key: string
  name: string
  /** Such as "12 titles". */
  fact: string
}

export const pageParts = (modules: readonly { readonly [name: string]: Json }[]): PagePart[] =>
  modules.map(({ slug, type, name, display_name: heading, content }) => ({
    key: String(slug),
    name: String(heading ?? name ?? slug),
    fact: Array.isArray(content) ? formatCount(content.length, 'title') : String(type).replaceAll('_', ' '),
  }))
