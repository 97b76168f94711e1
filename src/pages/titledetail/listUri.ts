import type { Title } from '../../generated/types'

/** The module list of one title: by its id and type (spec, section 7: title module placements). */
export function listUri(uri: string | undefined, { id, slug, title_type }: Title): string | undefined {
  if (uri === undefined) return undefined
  const query = new URLSearchParams({ title: String(id ?? slug), ...(title_type && { type: title_type }) })
  return `${uri}${uri.includes('?') ? '&' : '?'}${query}`
}
