/** Types that a browser shows without running anything in them. */
const DISPLAYABLE_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
])

/**
 * The type under which a document of the service may be opened from memory.
 * The problem: a blob: address belongs to this site's origin, so HTML, SVG or XML in it would run as if it were ours. The
 * solution: a short list of types is opened; all others become bytes that a browser can only keep.
 * @param header the answer's Content-Type
 */
export function safeType(header: string | null): { type: string; isDisplayable: boolean } {
  const type = (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!DISPLAYABLE_TYPES.has(type)) return { type: 'application/octet-stream', isDisplayable: false }
  return { type: type === 'text/plain' ? 'text/plain;charset=utf-8' : type, isDisplayable: true }
}
