/** How long a heading may take to come, in milliseconds: what loads a page gives up after that. */
const PATIENCE = 10_000

/**
 * Puts the focus on the page's heading, so that a new page is announced. Where the heading comes with the data, the
 * page itself holds the focus until then, unless the visitor moved on.
 * @returns a function that gives up waiting
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
  const timer = setTimeout(stop, PATIENCE)
  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(main, { childList: true, subtree: true })
  return stop
}
