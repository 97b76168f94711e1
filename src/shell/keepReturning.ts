/** How long a page may take to grow to where the visitor was, in milliseconds. */
const PATIENCE = 4000

/**
 * Brings a visitor back to where a page was left. Its content may come late: the place is tried again whenever the page
 * grows, until it is reached, the visitor does something, or the patience ends.
 * @param offset to scroll to, in CSS pixels
 * @param focus gives the focus back; answers whether it could
 * @returns gives up
 */
export function keepReturning(offset: number, focus: () => boolean, page: Element = document.body): () => void {
  const stop = new AbortController()
  let focused = false
  const attempt = () => {
    if (stop.signal.aborted) return
    focused ||= focus()
    if (Math.abs(window.scrollY - offset) > 1) window.scrollTo(0, offset)
    const reached = document.documentElement.scrollHeight - window.innerHeight >= offset - 1
    if (reached && focused) stop.abort()
  }
  attempt()
  if (stop.signal.aborted) return () => {}
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(attempt)
  observer?.observe(page)
  const timer = setTimeout(() => stop.abort(), PATIENCE)
  stop.signal.addEventListener('abort', () => {
    observer?.disconnect()
    clearTimeout(timer)
  })
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => stop.abort(), { passive: true, signal: stop.signal })
  return () => stop.abort()
}
