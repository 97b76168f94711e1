/** How long a page may take to grow to where the visitor was, in milliseconds. */
const PATIENCE = 4000

/** How long a page must hold what was reached, in milliseconds: a filter may put another list in the place of the first. */
const REST = 250

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
  let rest: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    if (!focused || document.activeElement === document.body) focused = focus()
    if (Math.abs(window.scrollY - offset) > 1) window.scrollTo(0, offset)
    const reached = document.documentElement.scrollHeight - window.innerHeight >= offset - 1
    clearTimeout(rest)
    if (reached && focused) rest = setTimeout(end, REST)
  }
  const end = () => {
    if (document.activeElement === document.body) focus()
    stop.abort()
  }
  attempt()
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(attempt)
  observer?.observe(page)
  const timer = setTimeout(() => stop.abort(), PATIENCE)
  stop.signal.addEventListener('abort', () => {
    observer?.disconnect()
    clearTimeout(timer)
    clearTimeout(rest)
  })
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => stop.abort(), { passive: true, signal: stop.signal })
  return () => stop.abort()
}
