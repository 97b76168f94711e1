import type { Collection } from '../generated/types'
import quick from '../generated/validators/service/collection.quick.js'
import { type Listed, type Query, queryText, type Thing } from './query'

const COLLECTION: Thing<Collection> = { schema: 'service/collection', quick }

/** What is asked of the list of collections (spec part 2, section 3: Collection list filters). */
export interface CollectionsQuestion {
  /** Default collection. */
  type?: 'collection' | 'recommendation'
  order_by?: 'created_at' | 'updated_at' | 'expire_date'
  order_direction?: 'ASC' | 'DESC'
  /** -1: all. */
  limit?: number
  offset?: number
}

/** Collections of assets: GET /collections/. For those who are signed in. */
export const collectionsQuery = (question: CollectionsQuestion = {}): Query<Listed<Collection>> => {
  const text = queryText({ ...question })
  return {
    key: `collections ${text}`,
    read: async (ask) => ask.list(await ask.get(`collections/${text}`), COLLECTION),
  }
}
