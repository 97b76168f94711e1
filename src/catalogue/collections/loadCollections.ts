import type { Collection } from '../../generated/types'
import quick from '../../generated/validators/service/collection.quick.js'
import { type CollectionQuery, getCollections } from '../../service/collections'
import type { Runtime } from '../../site/runtime'
import { type Listed, readList } from '../../site/validate/readAnswer'

/**
 * Collections of the service, without those that are broken.
 * @throws ServiceError when the service refuses or does not answer, TypeError when it answers something else
 */
export async function loadCollections(
  { http, problems }: Runtime,
  query: CollectionQuery = {},
): Promise<Listed<Collection>> {
  return readList<Collection>(await getCollections(http, query), { schema: 'service/collection', quick, problems })
}
