/** How long a document stays in memory after it was opened, in milliseconds: its tab has read it by then. */
const KEPT = 60_000

/** Shows a document in a tab that was opened for it. */
export function showBlob(tab: Window, blob: Blob): void {
  tab.location.replace(addressOf(blob))
}

/** Hands a document over as a file. */
export function keepBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = addressOf(blob)
  link.download = name
  link.click()
}

function addressOf(blob: Blob): string {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
  return address
}

/**
 * A tab for a document that is still on its way. To be called while a press is being handled.
 * The problem: a tab opened after the answer is blocked as a pop-up, and one opened with `noopener` cannot be led to the
 * document. The solution: it is opened empty at once and its way back to this page is cut before anything is in it; what
 * it shows then has a type that runs nothing.
 * @param words what stands in it meanwhile
 * @returns undefined where the browser opens none
 */
export function openTab(words: string): Window | undefined {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  tab.document.title = words
  return tab
}
