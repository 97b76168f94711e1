import type { CollectionUser } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'
import { encodePathSegment } from '../../service/http/segment'

/**
 * The address of a collection (spec part 2, section 2: cards link to {path}/{id}).
 * @returns undefined if the id cannot be part of a path
 */
export function collectionLink(id: string | number, path: string): string | undefined {
  try {
    return `${path.replace(/\/$/, '')}/${encodePathSegment(id)}`
  } catch {
    return undefined
  }
}

export type Expiry =
  | { key: 'collectionExpired' | 'collectionExpiresToday' }
  | { key: 'collectionExpiresIn'; count: number }

/**
 * The expiry label of a collection (spec part 2, section 2): under 0 days Expired, under 1 Expiring today, under 5
 * Expiring in N days. A date without a time includes that whole day in UTC; for a date with a time, remaining whole
 * days are counted.
 * @param date ISO 8601, with or without a time
 * @param now milliseconds since 1970, by the server's clock
 * @returns undefined if 5 days or more remain, or without an end
 */
export function collectionExpiry(date: string | undefined, now: number): Expiry | undefined {
  const end = parseDate(date)
  if (date === undefined || end === undefined) return undefined
  const days = date.includes('T')
    ? Math.floor((end - now) / DAY_MS)
    : Math.floor(end / DAY_MS) - Math.floor(now / DAY_MS)
  if (days < 0) return { key: 'collectionExpired' }
  if (days < 1) return { key: 'collectionExpiresToday' }
  return days < NOTICE_DAYS ? { key: 'collectionExpiresIn', count: days } : undefined
}

const DAY_MS = 86_400_000

/** No label at this many days or more. */
const NOTICE_DAYS = 5

/** Full name, else the service's user name. */
export const personName = ({ first_name, last_name, user }: CollectionUser): string =>
  [first_name, last_name].filter(Boolean).join(' ').trim() || user
