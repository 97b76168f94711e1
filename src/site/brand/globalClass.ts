import { parseDate } from '../../lib/dates/parseDate'
import type { Session } from '../../session/session'

/** Maximum time between clock comparisons: timers stop while a device sleeps. */
const MAX_TIMER_MS = 10 * 60_000

/**
 * Adds a class to the root element from a time on, by the server's clock (spec: add_global_class_after), and removes it if
 * the clock is corrected.
 * @returns stops it
 */
export function startGlobalClass(
  root: Element,
  rule: { class: string; date: string },
  session: Pick<Session, 'state' | 'subscribe'>,
): () => void {
  const from = parseDate(rule.date)
  if (from === undefined) return () => {}
  let timer: ReturnType<typeof setTimeout>
  const update = () => {
    clearTimeout(timer)
    const left = from - Date.now() - session.state().clockOffset
    root.classList.toggle(rule.class, left <= 0)
    if (left > 0) timer = setTimeout(update, Math.min(left, MAX_TIMER_MS))
  }
  update()
  const unsubscribe = session.subscribe(update)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
