import { clockOffset } from '../loadProfile'
import type { Session } from '../session'

/** A header's date has whole seconds: a smaller difference may be its own. */
const BLUR = 2000

/**
 * Takes the server's clock from the first answer of the service, so that a countdown is right before it is drawn
 * (threats D5). Better samples follow: the profile call has fractions of a second.
 */
export function hearClock(session: Pick<Session, 'clockIs'>): (headers: Headers, asked: number) => void {
  let heard = false
  return (headers, asked) => {
    if (heard) return
    heard = true
    // A cache between gives the age of its copy.
    const date = Date.parse(headers.get('Date') ?? '') + 500 + (Number(headers.get('Age')) || 0) * 1000
    const offset = clockOffset(date, asked, Date.now())
    if (offset !== undefined && Math.abs(offset) > BLUR) session.clockIs(offset)
  }
}
