/** Elements and attributes of a DASH manifest that contain URLs (ISO/IEC 23009-1). */
const DASH_URL =
  /<(?:BaseURL|Location)\b[^>]*>([^<]*)<|\s(?:media|initialization|sourceURL|index|xlink:href)="([^"]*)"/g

/**
 * The URLs in an HLS playlist or a DASH manifest, as written. URLs in DASH may be templates.
 * @param path its extension selects the format
 */
export function manifestAddresses(path: string, text: string): string[] {
  if (/\.mpd$/i.test(path))
    return [...text.matchAll(DASH_URL)].map(([, content, value]) => (content ?? value ?? '').trim()).filter(Boolean)
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const attributes = [...text.matchAll(/^#.*\bURI="([^"]+)"/gm)].map(([, address = '']) => address)
  return [...lines, ...attributes]
}
