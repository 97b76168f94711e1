/** Hands something in memory over as a file. */
export function keepBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = addressOf(blob)
  link.download = name
  link.click()
}

/** An address of something in memory, for a minute. */
export function addressOf(blob: Blob): string {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
  return address
}

/** How long it stays in memory after it was opened, in milliseconds: whoever opened it has read it by then. */
const KEPT = 60_000
