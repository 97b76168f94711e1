/**
 * Decodes a file: UTF-16 if it has a byte order mark or looks like it, UTF-8 if the bytes are valid, else the charset of its
 * Content-Type, else windows-1252, which many older subtitles use. The bytes count first, because servers send a default
 * charset with files in UTF-8.
 */
export function decodeText(bytes: ArrayBuffer, type = ''): string {
  const utf16 = detectUtf16(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)))
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fallbackDecoder(type).decode(bytes)
  }
}

/** The decoder of a file that does not look like UTF-16 and is not UTF-8. */
function fallbackDecoder(type: string): TextDecoder {
  const fallback = new TextDecoder('windows-1252')
  try {
    const declared = new TextDecoder(/;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1] ?? fallback.encoding)
    return declared.encoding === 'utf-8' ? fallback : declared
  } catch {
    return fallback
  }
}

function detectUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (second === undefined) return undefined
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}
