/**
 * Restores the focus when an element that may contain it is removed: to the previously focused element, else to the page,
 * so that the next Tab does not start at the browser's toolbar.
 * @param removed the element that is about to be removed, still in the document
 * @param previous the previously focused element; it may be detached
 */
export function restoreFocus(removed: Element | null | undefined, previous: Element | null): void {
  const isLost = () => {
    const active = document.activeElement
    return !active || active === document.body || removed?.contains(active)
  }
  if (previous !== document.body && previous instanceof HTMLElement) previous.focus({ preventScroll: true })
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true })
}
