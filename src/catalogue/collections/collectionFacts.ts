import type { CollectionUser } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'
import { segment } from '../../service/http/segment'

/**
 * The address of a collection: a path and the id (spec part 2, section 2: cards link to {path}/{id}).
 * @returns undefined for an id that is no part of an address
 */
export function collectionLink(id: string | number, path: string): string | undefined {
  try {
    return `${path.replace(/\/$/, '')}/${segment(id)}`
  } catch {
    return undefined
  }
}

/** What a card says about the end of a collection. */
export type Expiry =
  | { key: 'collectionExpired' | 'collectionExpiresToday' }
  | { key: 'collectionExpiresIn'; count: number }

/**
 * The expiry label of a collection (spec part 2, section 2): under 0 days Expired, under 1 Expiring today, under 5
 * Expiring in N days. A day without a time is the last day (UTC), so it is not over before its midnight; of a moment
 * whole days are counted that are left.
 * @param date YYYY-MM-DD or a moment
 * @param now milliseconds since 1970, by the server's clock
 * @returns undefined where nothing is to be said: five days or more are left, or it stays
 */
export function expiryOf(date: string | undefined, now: number): Expiry | undefined {
  const end = parseDate(date)
  if (date === undefined || end === undefined) return undefined
  const days = date.includes('T') ? Math.floor((end - now) / DAY) : Math.floor(end / DAY) - Math.floor(now / DAY)
  if (days < 0) return { key: 'collectionExpired' }
  if (days < 1) return { key: 'collectionExpiresToday' }
  return days < SOON ? { key: 'collectionExpiresIn', count: days } : undefined
}

const DAY = 86_400_000

/** From so many days on nothing is said. */
const SOON = 5

/** What a person of a collection is called: the full name, else what the service knows them by. */
export const personName = ({ first_name, last_name, user }: CollectionUser): string =>
  [first_name, last_name].filter(Boolean).join(' ').trim() || user
