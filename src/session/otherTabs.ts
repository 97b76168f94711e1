const NAME = 'marquee.session'

/** When a tab looks again after it was told, in milliseconds. */
const AGAIN = 400

/**
 * Tells the other tabs of this site that the ticket changed, and listens to them (threats S8). What changed is not sent:
 * the cookie says it. A tab that slept through it looks when it is seen again.
 * The problem: the word of another tab may be faster than its cookie. The solution: look twice.
 * @param changed the ticket may have changed
 * @returns tells the other tabs
 */
export function joinTabs(changed: () => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  const told = () => {
    changed()
    setTimeout(changed, AGAIN)
  }
  channel?.addEventListener('message', told)
  addEventListener('storage', ({ key }) => key === NAME && told())
  addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && changed())
  return () => {
    channel?.postMessage('')
    try {
      localStorage.setItem(NAME, String(Math.random()))
    } catch {
      // Blocked: then there is nothing that tabs share.
    }
  }
}
