/**
 * Gives the focus back when something goes that may hold it: to where it was before, else to the page, so that the next
 * Tab does not begin at the browser's own bars.
 * @param gone what goes, still in the document
 * @param before what had the focus before it; it may be gone, too
 */
export function giveFocusBack(gone: Element | null | undefined, before: Element | null): void {
  const isLost = () => {
    const active = document.activeElement
    return !active || active === document.body || gone?.contains(active)
  }
  if (before !== document.body && before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true })
}
