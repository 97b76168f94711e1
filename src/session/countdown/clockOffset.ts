import type { Session } from '../session'

/**
 * Server clock minus device clock, in milliseconds (threats D5).
 * @param stamp seconds or milliseconds since 1970, as number or digits
 * @returns undefined unless the time is between 2000 and 2100
 */
export function clockOffset(stamp: unknown, requestedAt: number, receivedAt: number): number | undefined {
  const number = Number(stamp)
  const time = number < 1e11 ? number * 1000 : number
  return time > 9.46e11 && time < 4.1e12 ? time - (requestedAt + receivedAt) / 2 : undefined
}

/** A Date header has whole seconds, so smaller differences are ignored. */
const MIN_DIFFERENCE_MS = 2000

/**
 * Reads the server clock from the first response, so that a countdown is correct on its first render (threats D5). The
 * profile call later has fractions of a second.
 */
export function createServerClockReader(
  session: Pick<Session, 'clockSynced' | 'state'>,
): (headers: Headers, requestedAt: number) => void {
  let isRead = false
  return (headers, requestedAt) => {
    if (isRead) return
    isRead = true
    // A cache repeats the Date of its copy and adds the Age. Half a second is the mean of what Date cuts off.
    const date = Date.parse(headers.get('Date') ?? '') + 500 + (Number(headers.get('Age')) || 0) * 1000
    const offset = clockOffset(date, requestedAt, Date.now())
    if (offset !== undefined && Math.abs(offset - session.state().clockOffset) > MIN_DIFFERENCE_MS)
      session.clockSynced(offset)
  }
}
