import { parseDate } from '../../lib/dates/parseDate'
import type { Session } from '../../session/session'

/** Longest wait before the clocks are compared again, in milliseconds: devices sleep, and timers with them. */
const LONGEST = 10 * 60_000

/**
 * Puts a class on the root element from a moment on, by the server's clock (spec: add_global_class_after), and takes it
 * away again should the clock turn out to be wrong.
 * @returns ends it
 */
export function startGlobalClass(
  root: Element,
  rule: { class: string; date: string },
  session: Pick<Session, 'state' | 'subscribe'>,
): () => void {
  const from = parseDate(rule.date)
  if (from === undefined) return () => {}
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    const left = from - Date.now() - session.state().clockOffset
    root.classList.toggle(rule.class, left <= 0)
    if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST))
  }
  look()
  const leave = session.subscribe(look)
  return () => {
    clearTimeout(timer)
    leave()
  }
}
