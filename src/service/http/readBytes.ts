/**
 * The body of an answer, as it comes.
 * @param most bytes that are taken
 * @returns its pieces, or undefined when there are more than that: the rest is not fetched
 */
export async function readBytes(
  { headers, body }: Response,
  most: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const reader = body?.getReader()
  if (!reader) return []
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let left = most - Number(headers.get('Content-Length') ?? 0) < 0 ? -1 : most
  while (left >= 0) {
    const { done, value } = await reader.read()
    if (done) return pieces
    pieces.push(value)
    left -= value.byteLength
  }
  reader.cancel().catch(() => {})
  return undefined
}
