/**
 * The text of a file without a declared encoding: UTF-16 where it has a byte order mark or its first letter is written
 * in it, UTF-8 where the bytes are valid, else windows-1252, in which many older subtitles are written.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const utf16 = utf16Of(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)))
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (second === undefined) return undefined
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}
