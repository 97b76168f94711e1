/**
 * Adds query parameters to a URI. Parameters without a value are omitted.
 */
export function withQuery(
  uri: string | undefined,
  query: Record<string, string | number | undefined>,
): string | undefined {
  if (uri === undefined) return undefined
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const more = new URLSearchParams(pairs).toString()
  return more ? `${uri}${uri.includes('?') ? '&' : '?'}${more}` : uri
}
