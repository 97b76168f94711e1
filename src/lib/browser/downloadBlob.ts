export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = temporaryBlobUrl(blob)
  link.download = name
  link.click()
}

/** A blob: URL that is revoked after a minute */
export function temporaryBlobUrl(blob: Blob): string {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
  return address
}

/** By then the browser has read the blob. */
const REVOKE_DELAY_MS = 60_000
