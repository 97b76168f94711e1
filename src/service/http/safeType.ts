/** Types that browsers display without running code */
const DISPLAYABLE_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
])

/**
 * The type of the blob that a document of the service is opened with. A blob: URL has this site's origin, so HTML, SVG or
 * XML in it would run with the site's rights. All types but a short list become bytes, which browsers only download.
 * @param header Content-Type of the response
 */
export function safeType(header: string | null): { type: string; isDisplayable: boolean } {
  const type = (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!DISPLAYABLE_TYPES.has(type)) return { type: 'application/octet-stream', isDisplayable: false }
  return { type: type === 'text/plain' ? 'text/plain;charset=utf-8' : type, isDisplayable: true }
}
