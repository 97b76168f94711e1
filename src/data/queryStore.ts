import type { Query } from '../service/query'

/** State of one visitor's queries. The data itself is in SWR's cache. */
export interface QueryStore {
  /** Number of components that show or wait for a query, by cache key */
  readerCounts: Map<string, number>
  /** Queries by cache key, the oldest first */
  byKey: Map<string, Query<unknown>>
  /** Queries in flight, each with the writes made since the request */
  inFlight: Set<{ query: Query<unknown>; changes: ((data: unknown) => unknown)[] }>
  /** Abort controllers of the queries in flight, by cache key */
  controllers: Map<string, AbortController>
  /** Removes all data when the visitor signs in or out (threats S8). Undefined until the first query. */
  clear?: () => void
  isCleared?: boolean
}

export const createQueryStore = (): QueryStore => ({
  readerCounts: new Map(),
  byKey: new Map(),
  inFlight: new Set(),
  controllers: new Map(),
})
