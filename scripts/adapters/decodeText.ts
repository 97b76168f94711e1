/**
 * Decodes a feed and removes its byte order mark. The encoding comes from the byte order mark, else the Content-Type,
 * else the XML declaration; default UTF-8.
 * @param type the Content-Type of a fetched feed
 * @throws RangeError for an unknown encoding
 */
export function decodeText(bytes: Uint8Array, type = ''): string {
  const decoder = new TextDecoder(unicodeEncodingOf(bytes) ?? charsetOf(type) ?? xmlEncodingOf(bytes) ?? 'utf-8')
  // Without `stream`, Node 20 to 24 decode Windows-1252 as ISO-8859-1 (nodejs/node#56542).
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

/** Also detects UTF-16 without a byte order mark, because JSON and XML start with an ASCII character. */
function unicodeEncodingOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

const charsetOf = (type: string) => /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1]

function xmlEncodingOf(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const name = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(start)?.[1]
  // Some software declares UTF-16, its in-memory encoding, but writes UTF-8.
  return name && /^utf-?16/i.test(name) ? undefined : name
}
