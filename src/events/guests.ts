import type { Rsvp } from '../generated/types'

/** How many come along: what the service tells, else what was sent. */
export const guestsOf = ({ guest_count, guests }: Pick<Rsvp, 'guest_count' | 'guests'>): number =>
  guest_count ?? (Number(guests) || 0)
