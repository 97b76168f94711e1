import { personName } from '../../catalogue/collections/collectionFacts'
import type { Collection, CollectionUser } from '../../generated/types'

/** Display name of the creator from the service, otherwise the name of the same user in the access list. */
export function ownerName({ created_by: owner, access }: Collection): string | undefined {
  if (owner?.display_name) return owner.display_name
  const listedOwner = access?.users?.find((person) => isOwner(person.user, owner))
  return listedOwner ? personName(listedOwner) : owner?.username
}

export const isOwner = (username: string, owner: Collection['created_by']): boolean =>
  owner?.username !== undefined && username.trim().toLowerCase() === owner.username.trim().toLowerCase()

/** The creator as a collaborator if the access list does not contain them. */
export function unlistedOwner({ created_by: owner, access }: Collection): CollectionUser | undefined {
  const user = owner?.username
  if (!user || access?.users?.some((person) => isOwner(person.user, owner))) return undefined
  return { user, first_name: owner.display_name, user_type: 'internal' }
}
