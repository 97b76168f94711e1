import type { Rsvp } from '../generated/types'

/** Number of guests: from the service, otherwise as sent. */
export const guestCount = ({ guest_count, guests }: Pick<Rsvp, 'guest_count' | 'guests'>): number =>
  guest_count ?? (Number(guests) || 0)
