import type { Collection, CollectionUser, UserProfile } from '../generated/types'
import { parseDate } from '../lib/dates/parseDate'

/** What somebody may do in a collection, as the service names it (spec part 2, section 6). */
export type Permission = NonNullable<CollectionUser['permissions']>[number]
export type Permissions = ReadonlySet<Permission>

/** All of them, in the order in which people read them. */
export const PERMISSIONS: readonly Permission[] = ['read', 'approve', 'write comments', 'write', 'download']

const NONE: Permissions = new Set()
const READ: Permissions = new Set(['read'])
const DAY = 86_400_000

/**
 * What a viewer may do in a collection (spec part 2, section 6): what is granted to their e-mail address or user name,
 * from the first day to the last (UTC), and what is granted to a group that holds them. Who made it may do everything.
 * What else is granted means nothing without read. A collection without a list of access, as recommendations are, is read
 * by whoever the service gives it to. The service decides in the end: this is what is shown.
 * @param viewer undefined: nobody, or not known yet
 * @param now milliseconds since 1970, by the service's clock
 */
export function permissionsOf(
  collection: Pick<Collection, 'access' | 'created_by'>,
  viewer: Pick<UserProfile, 'email' | 'username'> | undefined,
  now: number,
): Permissions {
  const names = new Set([viewer?.email, viewer?.username].flatMap((name) => (name ? [fold(name)] : [])))
  if (names.size === 0) return NONE
  const isViewer = (name: string | undefined) => name !== undefined && names.has(fold(name))
  if (isViewer(collection.created_by?.username)) return new Set(PERMISSIONS)
  if (!collection.access) return READ
  const { users = [], groups = [] } = collection.access
  const granted = new Set<Permission>()
  const grant = (permissions: readonly Permission[] = []) => {
    for (const permission of permissions) granted.add(permission)
  }
  for (const each of users) if (isViewer(each.user) && isOpen(each, now)) grant(each.permissions)
  for (const each of groups) if (each.users?.some(isViewer)) grant(each.permissions)
  return granted.has('read') ? granted : NONE
}

const fold = (name: string) => name.trim().toLowerCase()

/** Whether an access is open on this day: a day that is no date closes nothing. */
export function isOpen(
  { start_date, end_date }: Pick<CollectionUser, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  const start = parseDate(start_date)
  const end = parseDate(end_date)
  return !(start !== undefined && now < start) && !(end !== undefined && now >= dayAfter(end_date, end))
}

/** The end of a last day; a moment ends as it says. */
const dayAfter = (date: string | undefined, time: number) => (date?.includes('T') ? time : time + DAY)
