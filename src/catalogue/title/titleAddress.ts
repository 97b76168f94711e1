/** The fixed address of a title, or of an extra of it (spec, section 2: Fixed paths). */
export function titleAddress(slug: string, asset?: string): string {
  const title = `/title/${encodeURIComponent(slug)}`
  return asset === undefined ? title : `${title}/${encodeURIComponent(asset)}`
}
