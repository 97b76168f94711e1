import { hasControls } from '../../lib/url/safeHref'

/**
 * One segment of a service path, made from data (threats D3).
 * @throws RangeError for what could lead elsewhere: ".", "..", empty, control characters, more than 200 characters
 */
export function segment(value: string | number): string {
  const text = String(value)
  if (/^\.{0,2}$/.test(text) || text.length > 200 || hasControls(text)) {
    throw new RangeError('Not a usable part of an address')
  }
  // A lone surrogate would make encodeURIComponent throw (threats X2).
  return encodeURIComponent(
    text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd'),
  )
}
