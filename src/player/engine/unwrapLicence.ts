/**
 * The licence itself. The problem: FairPlay servers answer with bytes, with Base64, or with Base64 in `<ckc>`. The
 * solution: text that is only that is decoded, everything else passes as it is.
 */
export function unwrapLicence(data: ArrayBuffer | ArrayBufferView): ArrayBuffer | ArrayBufferView {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
  // Longer licences there are none.
  if (bytes.length > 65_536 || bytes.some((byte) => byte > 127)) return data
  const text = new TextDecoder().decode(bytes).trim()
  // In lines of 64 or 76 letters, as some write Base64.
  const inner = (/^<ckc>([^<]*)<\/ckc>$/.exec(text)?.[1] ?? text).replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(inner) || inner.length % 4 !== 0) return data
  return Uint8Array.from(atob(inner), (letter) => letter.charCodeAt(0))
}
