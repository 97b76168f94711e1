import type { Http } from './http/http'
import { queryText } from './titles'

/** What is asked of the list of collections (spec part 2, section 3: Collection list filters). */
export interface CollectionQuery {
  /** Default collection. */
  type?: 'collection' | 'recommendation'
  order_by?: 'created_at' | 'updated_at' | 'expire_date'
  order_direction?: 'ASC' | 'DESC'
  /** -1: all. */
  limit?: number
  offset?: number
}

/** Collections of assets: GET /collections/. For those who are signed in. */
export const getCollections = (http: Http, query: CollectionQuery = {}) =>
  http.get(`collections/${queryText({ ...query })}`)
