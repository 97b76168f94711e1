import { useLayoutEffect, useState } from 'react'
import useSWR from 'swr'
import { ServiceError } from '../service/http/response'
import type { Query } from '../service/query'
import { readAndReplayWrites, registerQuery, removeCached } from './cache'
import { cacheKey, type DataScope, useDataScope } from './DataContext'
import { createServiceClient } from './serviceClient'

/** Result of a query: loading, data (possibly empty), or an error */
export interface QueryResult<T> {
  data: T | undefined
  /** Data of an earlier request may be present beside an error */
  error: unknown
  isFetching: boolean
  /** True while `data` belongs to the previous query and the next one is loading */
  isPrevious: boolean
  retry: () => void
}

interface Options {
  /** Show the data of the previous query until the new one has loaded. For lists with pages. */
  keepPreviousData?: boolean
  /** Do not refetch when the browser is online again */
  skipReconnect?: boolean
  /** Remove the data when no component reads the query. For responses that can be used only once. */
  removeOnUnmount?: boolean
}

/**
 * Fetches a query and caches its data for this visitor, so that Back needs no request. `service/http` retries (reliability
 * P4); focus does not refetch (P9); unmounting the last reader aborts the requests (P5).
 * @param query undefined: nothing is fetched
 */
export function useQuery<T>(
  query: Query<T> | undefined,
  { keepPreviousData, skipReconnect, removeOnUnmount }: Options = {},
): QueryResult<T> {
  const scope = useDataScope()
  const key = query && cacheKey(scope, query)
  if (query) scope.onQuery?.(query)
  useReaderCount(scope, key, removeOnUnmount)
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    key ?? null,
    () => fetchQuery(scope, query as Query<T>),
    {
      shouldRetryOnError: false,
      // Requests in flight are shared in any case. Cached data is not refetched.
      dedupingInterval: 0,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      revalidateOnReconnect: !skipReconnect,
    },
  )
  // Another reader has aborted it: SWR fetches it again.
  const isAborted = error instanceof ServiceError && error.kind === 'aborted'
  const isPending = isValidating || isAborted
  const previousData = usePreviousData(scope, keepPreviousData ? data : undefined)
  return {
    data: error !== undefined && !keepPreviousData ? undefined : data === undefined ? previousData : data,
    // The previous error is hidden while the query is fetched again.
    error: isPending ? undefined : error,
    isFetching: isPending,
    isPrevious: isPending && data === undefined && previousData !== undefined,
    retry: () => void mutate().catch(() => {}),
  }
}

/** The last data that was passed. Data of another visitor is never shown (threats S8). */
function usePreviousData<T>(scope: DataScope, data: T | undefined): T | undefined {
  const [last, setLast] = useState<{ scope: DataScope; data: T }>()
  if (data !== undefined && (last?.data !== data || last.scope !== scope)) setLast({ scope, data })
  return last?.scope === scope ? last.data : undefined
}

async function fetchQuery<T>(scope: DataScope, query: Query<T>): Promise<T> {
  const { controllers } = scope.queries
  registerQuery(scope, query)
  const key = cacheKey(scope, query)
  const controller = new AbortController()
  controllers.set(key, controller)
  try {
    const data = await readAndReplayWrites(scope, query, () =>
      query.read(createServiceClient(scope, controller.signal)),
    )
    // A query that handles errors itself may have handled the abort as one.
    if (controller.signal.aborted) throw new ServiceError('aborted', query.key)
    return data
  } finally {
    if (controllers.get(key) === controller) controllers.delete(key)
    // SWR writes to its cache after this promise settles.
    if (scope.queries.isCleared) setTimeout(() => removeCached(scope, key))
  }
}

/** Counts the readers of a query. When the last one unmounts, its requests are aborted. */
function useReaderCount(scope: DataScope, key: string | undefined, removeOnUnmount: boolean | undefined): void {
  useLayoutEffect(() => {
    if (key === undefined) return
    const { readerCounts, controllers } = scope.queries
    readerCounts.set(key, (readerCounts.get(key) ?? 0) + 1)
    return () => {
      const remaining = (readerCounts.get(key) ?? 1) - 1
      if (remaining > 0) return void readerCounts.set(key, remaining)
      readerCounts.delete(key)
      // The next page may read the same query; it mounts first.
      setTimeout(() => {
        if (readerCounts.has(key)) return
        controllers.get(key)?.abort()
        if (removeOnUnmount) removeCached(scope, key)
      })
    }
  }, [scope, key, removeOnUnmount])
}
