import { personName } from '../../catalogue/collections/collectionFacts'
import type { Collection, CollectionUser } from '../../generated/types'

/** Who made a collection, as others read it: the name that the service gives, else that of the same user among those with access. */
export function ownerName({ created_by: owner, access }: Collection): string | undefined {
  if (owner?.display_name) return owner.display_name
  const same = access?.users?.find((person) => isOwner(person.user, owner))
  return same ? personName(same) : owner?.username
}

/** Whether an access is that of who made the collection. */
export const isOwner = (user: string, owner: Collection['created_by']): boolean =>
  owner?.username !== undefined && user.trim().toLowerCase() === owner.username.trim().toLowerCase()

/** The creator as a collaborator, where the list of people with access does not name them; else undefined. */
export function unlistedOwner({ created_by: owner, access }: Collection): CollectionUser | undefined {
  const user = owner?.username
  if (!user || access?.users?.some((person) => isOwner(person.user, owner))) return undefined
  return { user, first_name: owner.display_name, user_type: 'internal' }
}
