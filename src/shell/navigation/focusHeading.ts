/** Maximum time to wait for the heading. Requests of a page time out after the same time. */
const HEADING_TIMEOUT_MS = 10_000

/**
 * Focuses the heading of the page, so that screen readers announce the new page. If the heading is rendered later, focuses
 * the page until then, unless the visitor moves the focus.
 * @returns stops waiting for the heading
 */
export function focusHeading(main: HTMLElement | null): () => void {
  const find = () => main?.querySelector<HTMLElement>('h1[tabindex]')
  const heading = find() ?? main
  heading?.focus({ preventScroll: true })
  if (!main || heading !== main) return () => {}
  const observer = new MutationObserver(() => {
    const found = find()
    if (!found && document.activeElement === main) return
    stop()
    if (document.activeElement === main) found?.focus({ preventScroll: true })
  })
  const timer = setTimeout(stop, HEADING_TIMEOUT_MS)
  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(main, { childList: true, subtree: true })
  return stop
}
