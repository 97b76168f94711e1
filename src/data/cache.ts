import { mutate, SWRConfig } from 'swr'
import type { CacheTag } from '../service/cacheTag'
import type { Query } from '../service/query'
import { cacheKey, type DataScope } from './DataContext'

/** Upper bound of cached queries; those that are on the page are kept beyond it */
export const MAX_CACHED_QUERIES = 200

const { cache } = SWRConfig.defaultValue

/** The cached data of a query, without a request */
export function readCached<T>(scope: DataScope, query: Query<T>): T | undefined {
  return cache.get(cacheKey(scope, query))?.data
}

/**
 * Reads a query, then applies the writes that were made while it was in flight: a response from before a write would
 * otherwise revert it on the page.
 */
export async function readAndReplayWrites<T>(
  { queries: { inFlight } }: DataScope,
  query: Query<T>,
  read: () => Promise<T>,
): Promise<T> {
  const changes: ((data: unknown) => unknown)[] = []
  const request = { query, changes }
  inFlight.add(request)
  try {
    const data = await read()
    return changes.reduce<unknown>((before, change) => change(before), data) as T
  } finally {
    inFlight.delete(request)
  }
}

/**
 * Applies a write to all cached data with a tag, and to the responses that are still in flight.
 * @param change returns the same object if nothing changes
 */
export async function updateCachedData(
  scope: DataScope,
  change: (data: unknown, tag: CacheTag) => unknown,
): Promise<void> {
  const { inFlight, byKey } = scope.queries
  for (const { query, changes } of inFlight) {
    const { tag } = query
    if (tag) changes.push((data) => change(data, tag))
  }
  await Promise.all(
    [...byKey].map(([key, { tag }]) => {
      const before = cache.get(key)?.data
      const after = tag && before !== undefined ? change(before, tag) : before
      return after === before ? undefined : mutate(key, after, { revalidate: false })
    }),
  )
}

type IsStale = (tag: CacheTag) => boolean

/** Refetches stale tagged queries that are in use or in flight, and removes unused ones from the cache. */
export async function invalidateQueries(scope: DataScope, isStale: IsStale): Promise<void> {
  removeUnusedStaleQueries(scope, isStale)
  await Promise.all(keysWithMatchingTag(scope, isStale).map((key) => mutate(key)))
}

/** Removes stale tagged queries that no component reads, so that the next reader fetches them. */
export function removeUnusedStaleQueries(scope: DataScope, isStale: IsStale): void {
  for (const key of keysWithMatchingTag(scope, isStale))
    if (!scope.queries.readerCounts.has(key)) removeCached(scope, key)
}

const keysWithMatchingTag = ({ queries: { byKey } }: DataScope, matches: IsStale): string[] =>
  [...byKey].filter(([, { tag }]) => tag && matches(tag)).map(([key]) => key)

/** Adds a query to the store and removes the oldest unused ones above the limit. */
export function registerQuery(scope: DataScope, query: Query<unknown>): void {
  const { queries } = scope
  const { byKey, readerCounts } = queries
  const key = cacheKey(scope, query)
  queries.clear ??= () => {
    queries.isCleared = true
    for (const otherKey of byKey.keys()) removeCached(scope, otherKey)
  }
  byKey.delete(key)
  byKey.set(key, query)
  for (const oldKey of byKey.keys()) {
    if (byKey.size <= MAX_CACHED_QUERIES) return
    if (oldKey !== key && !readerCounts.has(oldKey)) removeCached(scope, oldKey)
  }
}

/** Caches data that was not loaded by a component. */
export const setCached = (key: string, data: unknown): void => void cache.set(key, { data })

export function removeCached({ queries: { byKey } }: DataScope, key: string): void {
  byKey.delete(key)
  cache.delete(key)
}
