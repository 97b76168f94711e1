/**
 * Reads the body of a response as chunks.
 * @returns undefined if it has more than `maxBytes`; the rest is not downloaded
 */
export async function readBytes(
  { headers, body }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const reader = body?.getReader()
  if (!reader) return []
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let remaining = maxBytes - Number(headers.get('Content-Length') ?? 0) < 0 ? -1 : maxBytes
  while (remaining >= 0) {
    const { done, value } = await reader.read()
    if (done) return chunks
    chunks.push(value)
    remaining -= value.byteLength
  }
  reader.cancel().catch(() => {})
  return undefined
}
