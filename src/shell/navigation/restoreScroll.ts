/** Longest time to wait for the content of a page, in milliseconds: requests for it time out after that. */
const RESTORE_TIMEOUT_MS = 10_000

/** Time that the position must hold, in milliseconds: a filter may replace the list that was rendered first. */
const SETTLE_DELAY_MS = 250

/**
 * Restores a scroll position and the focus. Content may load late, so it tries again whenever the page grows, until the
 * position is reached, the visitor interacts, or the timeout ends.
 * @param offset returns the scroll offset to restore, in CSS pixels; it may change while content loads
 * @param focus restores the focus; returns whether it could
 * @returns stops trying
 */
export function restoreScroll(offset: () => number, focus: () => boolean, page: Element = document.body): () => void {
  const controller = new AbortController()
  let focused = false
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    if (!focused || document.activeElement === document.body) focused = focus()
    const target = offset()
    if (Math.abs(window.scrollY - target) > 1) window.scrollTo(0, target)
    const reached = document.documentElement.scrollHeight - window.innerHeight >= target - 1
    clearTimeout(settleTimer)
    // A skeleton may have another height than its content, which may take longer than the delay on a slow device.
    if (reached && focused) settleTimer = setTimeout(hasSkeletonNearby() ? attempt : finish, SETTLE_DELAY_MS)
  }
  const hasSkeletonNearby = () =>
    [...page.querySelectorAll('.mq-skeleton')].some((skeleton) => {
      const { top, bottom } = skeleton.getBoundingClientRect()
      return bottom > -window.innerHeight && top < 2 * window.innerHeight
    })
  const finish = () => {
    if (document.activeElement === document.body) focus()
    controller.abort()
  }
  attempt()
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(attempt)
  observer?.observe(page)
  const timeout = setTimeout(() => controller.abort(), RESTORE_TIMEOUT_MS)
  controller.signal.addEventListener('abort', () => {
    observer?.disconnect()
    clearTimeout(timeout)
    clearTimeout(settleTimer)
  })
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal })
  return () => controller.abort()
}
