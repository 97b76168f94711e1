import { hasControlCharacters } from '../../lib/url/safeHref'

/**
 * Encodes data as one segment of a service path (threats D3).
 * @throws RangeError for ".", "..", an empty value, control characters, or more than 200 characters
 */
export function encodePathSegment(value: string | number): string {
  const text = String(value)
  if (/^\.{0,2}$/.test(text) || text.length > 200 || hasControlCharacters(text)) {
    throw new RangeError(`${JSON.stringify(text.slice(0, 200))} cannot be a segment of a service path`)
  }
  // encodeURIComponent throws on a lone surrogate (threats X2).
  return encodeURIComponent(
    text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd'),
  )
}
