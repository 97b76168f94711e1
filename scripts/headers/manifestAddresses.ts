/** Elements and attributes of a DASH manifest that hold addresses (ISO/IEC 23009-1). */
const DASH = /<(?:BaseURL|Location)\b[^>]*>([^<]*)<|\s(?:media|initialization|sourceURL|index|xlink:href)="([^"]*)"/g

/**
 * The addresses that an HLS playlist or a DASH manifest names, as written. Addresses of DASH may be templates.
 * @param path tells the two apart by its ending
 */
export function manifestAddresses(path: string, text: string): string[] {
  if (/\.mpd$/i.test(path))
    return [...text.matchAll(DASH)].map(([, content, value]) => (content ?? value ?? '').trim()).filter(Boolean)
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const attributes = [...text.matchAll(/^#.*\bURI="([^"]+)"/gm)].map(([, address = '']) => address)
  return [...lines, ...attributes]
}
