import type { Session } from '../session'

/**
 * Server clock minus device clock, in milliseconds (threats D5).
 * @param stamp seconds or milliseconds since 1970, as number or digits
 * @returns undefined when the stamp is no time between 2000 and 2100
 */
export function clockOffset(stamp: unknown, asked: number, answered: number): number | undefined {
  const number = Number(stamp)
  const time = number < 1e11 ? number * 1000 : number
  return time > 9.46e11 && time < 4.1e12 ? time - (asked + answered) / 2 : undefined
}

/** A header's date has whole seconds: a smaller difference may be its own. */
const BLUR = 2000

/**
 * Takes the server's clock from the first answer of the service, so that a countdown is right before it is drawn
 * (threats D5). Better samples follow: the profile call has fractions of a second.
 */
export function hearClock(session: Pick<Session, 'clockIs' | 'state'>): (headers: Headers, asked: number) => void {
  let heard = false
  return (headers, asked) => {
    if (heard) return
    heard = true
    // A cache between gives the age of its copy.
    const date = Date.parse(headers.get('Date') ?? '') + 500 + (Number(headers.get('Age')) || 0) * 1000
    const offset = clockOffset(date, asked, Date.now())
    if (offset !== undefined && Math.abs(offset - session.state().clockOffset) > BLUR) session.clockIs(offset)
  }
}
