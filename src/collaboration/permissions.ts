import type { Collection, CollectionUser, UserProfile } from '../generated/types'
import { parseDate } from '../lib/dates/parseDate'

/** A permission in a collection (spec part 2, section 6). */
export type Permission = NonNullable<CollectionUser['permissions']>[number]
export type Permissions = ReadonlySet<Permission>

/** All permissions in display order. */
export const PERMISSIONS: readonly Permission[] = ['read', 'approve', 'write comments', 'write', 'download']

const NO_PERMISSIONS: Permissions = new Set()
const READ_ONLY: Permissions = new Set(['read'])
const DAY_MS = 86_400_000

/**
 * The permissions of a viewer in a collection (spec part 2, section 6): those granted to their email address or user
 * name within the access dates (UTC), and to their groups. The creator has all permissions. Without `read` other
 * permissions have no effect. Collections without an access list, such as recommendations, are readable for everyone
 * who receives them. The service enforces permissions; this controls what is shown.
 * @param viewer undefined: signed out, or not known yet
 * @param now milliseconds since 1970, by the service's clock
 */
export function permissionsOf(
  collection: Pick<Collection, 'access' | 'created_by'>,
  viewer: Pick<UserProfile, 'email' | 'username'> | undefined,
  now: number,
): Permissions {
  const names = new Set([viewer?.email, viewer?.username].flatMap((name) => (name ? [normalizeName(name)] : [])))
  if (names.size === 0) return NO_PERMISSIONS
  const isViewer = (name: string | undefined) => name !== undefined && names.has(normalizeName(name))
  if (isViewer(collection.created_by?.username)) return new Set(PERMISSIONS)
  if (!collection.access) return READ_ONLY
  const { users = [], groups = [] } = collection.access
  const granted = new Set<Permission>()
  const grant = (permissions: readonly Permission[] = []) => {
    for (const permission of permissions) granted.add(permission)
  }
  for (const each of users) if (isViewer(each.user) && isWithinAccessDates(each, now)) grant(each.permissions)
  for (const each of groups) if (each.users?.some(isViewer)) grant(each.permissions)
  return granted.has('read') ? granted : NO_PERMISSIONS
}

const normalizeName = (name: string) => name.trim().toLowerCase()

/** Whether an access is valid now. Invalid dates do not restrict it. */
export function isWithinAccessDates(
  { start_date, end_date }: Pick<CollectionUser, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  const start = parseDate(start_date)
  const end = parseDate(end_date)
  return !(start !== undefined && now < start) && !(end !== undefined && now >= endOfDate(end_date, end))
}

/** A date without a time ends at the end of that day. */
const endOfDate = (date: string | undefined, time: number) => (date?.includes('T') ? time : time + DAY_MS)
