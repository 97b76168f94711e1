import { mutate, SWRConfig } from 'swr'
import type { CacheTag } from '../service/cacheTag'
import type { Query } from '../service/query'
import { cacheKey, type DataScope } from './DataContext'

/** So many answers are kept that nobody shows, of all pages that were visited. */
export const MAX_CACHED_QUERIES = 200

const { cache } = SWRConfig.defaultValue

/** The answer to a question that was asked before, without asking. */
export function readCached<T>(scope: DataScope, query: Query<T>): T | undefined {
  return cache.get(cacheKey(scope, query))?.data
}

/**
 * Asks, and applies to the answer what was changed meanwhile: an answer that left the service before a write, and comes
 * after it, would else take the write away from the page.
 */
export async function readAndReplayWrites<T>(
  { queries: { inFlight } }: DataScope,
  query: Query<T>,
  read: () => Promise<T>,
): Promise<T> {
  const request = { query, changes: [] as ((data: unknown) => unknown)[] }
  inFlight.add(request)
  try {
    const data = await read()
    return request.changes.reduce<unknown>((before, change) => change(before), data) as T
  } finally {
    inFlight.delete(request)
  }
}

/**
 * Applies a write to all answers of this visitor that have a tag: wherever they are shown, they are new at once.
 * @param change of an answer; gives the same object where nothing of it changes
 */
export async function updateCachedData(
  scope: DataScope,
  change: (data: unknown, tag: CacheTag) => unknown,
): Promise<void> {
  const { inFlight, byKey } = scope.queries
  for (const { query, changes } of inFlight) if (query.tag) changes.push((data) => change(data, query.tag as CacheTag))
  await Promise.all(
    [...byKey].map(([key, { tag }]) => {
      const before = cache.get(key)?.data
      const after = tag && before !== undefined ? change(before, tag) : before
      return after === before ? undefined : mutate(key, after, { revalidate: false })
    }),
  )
}

type IsStale = (tag: CacheTag) => boolean

/** Asks again for the answers with some tags: at once where they are shown or waited for, else when they are next. */
export async function invalidateQueries(scope: DataScope, isStale: IsStale): Promise<void> {
  removeUnused(scope, isStale)
  await Promise.all(keysWithTag(scope, isStale).map((key) => mutate(key)))
}

/** Drops the answers with some tags that nobody shows: they are asked for again when they are next. */
export function removeUnused(scope: DataScope, isStale: IsStale): void {
  for (const key of keysWithTag(scope, isStale)) if (!scope.queries.readerCounts.has(key)) removeCached(scope, key)
}

const keysWithTag = ({ queries: { byKey } }: DataScope, matches: IsStale): string[] =>
  [...byKey].filter(([, { tag }]) => tag && matches(tag)).map(([key]) => key)

/** Notes what is asked, and makes room for the answer: the oldest ones go that nobody shows. */
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

/** Puts an answer in place that was had otherwise than by a component. */
export const setCached = (key: string, data: unknown): void => void cache.set(key, { data })

/** Drops one answer that nobody shows. */
export function removeCached({ queries: { byKey } }: DataScope, key: string): void {
  byKey.delete(key)
  cache.delete(key)
}
