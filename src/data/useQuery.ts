import { useLayoutEffect, useState } from 'react'
import useSWR from 'swr'
import { ServiceError } from '../service/http/response'
import type { Query } from '../service/query'
import { readAndReplayWrites, registerQuery, removeCached } from './cache'
import { cacheKey, type DataScope, useDataScope } from './DataContext'
import { createServiceClient } from './serviceClient'

/** What a page asked of the service, in its four states: nothing yet, data (perhaps empty), an error. */
export interface QueryResult<T> {
  data: T | undefined
  /** Why there is none. Data of before may stand beside it. */
  error: unknown
  /** true: it is being asked. */
  isFetching: boolean
  /** true: `data` are those of the question before, until the answer to this one is there. */
  isPrevious: boolean
  /** Asks again. */
  retry: () => void
}

interface Options {
  /** true: what the question before brought stays until the new answer is there. For lists that are turned over. */
  keepPreviousData?: boolean
  /** true: the answer stands as long as it is looked at, also when the line was down meanwhile. */
  skipReconnect?: boolean
  /** true: the answer is let go of when nobody shows it any more. For what may be used once. */
  removeOnUnmount?: boolean
}

/**
 * Asks the service, and remembers the answer for this visitor: on Back it is there at once, and nothing is asked twice.
 * Retries are the business of `service/http` (reliability P4); answers are not read again at every look (P9). Leaving a
 * page ends what it asked (P5), unless somebody else waits for the same.
 * @param query undefined: nothing is asked yet
 */
export function useQuery<T>(
  query: Query<T> | undefined,
  { keepPreviousData = false, skipReconnect = false, removeOnUnmount = false }: Options = {},
): QueryResult<T> {
  const scope = useDataScope()
  const key = query && cacheKey(scope, query)
  if (query) scope.onQuery?.(query)
  useReaderCount(scope, key, removeOnUnmount)
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key ?? null, () => read(scope, query as Query<T>), {
    shouldRetryOnError: false,
    // What is under way is shared all the same; what has come is not asked for again while it is kept.
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: !skipReconnect,
  })
  // Given up by who waited for it before: it is being asked again.
  const isAborted = error instanceof ServiceError && error.kind === 'aborted'
  const isPending = isValidating || isAborted
  const [last, setLast] = useState<{ scope: DataScope; data: T }>()
  if (keepPreviousData && data !== undefined && (last?.data !== data || last.scope !== scope)) setLast({ scope, data })
  // What was made for one visitor is shown to nobody else (threats S8).
  const previousData = keepPreviousData && last?.scope === scope ? last.data : undefined
  return {
    data: error !== undefined && !keepPreviousData ? undefined : data === undefined ? previousData : data,
    // While it is asked again nobody is told of the failure before.
    error: isPending ? undefined : error,
    isFetching: isPending,
    isPrevious: isPending && data === undefined && previousData !== undefined,
    retry: () => void mutate().catch(() => {}),
  }
}

async function read<T>(scope: DataScope, query: Query<T>): Promise<T> {
  const { controllers: running } = scope.queries
  registerQuery(scope, query)
  const key = cacheKey(scope, query)
  const controller = new AbortController()
  running.set(key, controller)
  try {
    const answer = await readAndReplayWrites(scope, query, () =>
      query.read(createServiceClient(scope, controller.signal)),
    )
    // A question that takes failures for answers may have taken this for one.
    if (controller.signal.aborted) throw new ServiceError('aborted', query.key)
    return answer
  } finally {
    if (running.get(key) === controller) running.delete(key)
    // SWR keeps it after this.
    if (scope.queries.isCleared) setTimeout(() => removeCached(scope, key))
  }
}

/** Says that somebody waits for an answer. When the last one leaves, its calls end. */
function useReaderCount(scope: DataScope, key: string | undefined, removeOnUnmount: boolean): void {
  useLayoutEffect(() => {
    if (key === undefined) return
    const { readerCounts: readers, controllers: running } = scope.queries
    readers.set(key, (readers.get(key) ?? 0) + 1)
    return () => {
      const remaining = (readers.get(key) ?? 1) - 1
      if (remaining > 0) return void readers.set(key, remaining)
      readers.delete(key)
      // The next page may ask the same: it comes before this.
      setTimeout(() => {
        if (readers.has(key)) return
        running.get(key)?.abort()
        if (removeOnUnmount) removeCached(scope, key)
      })
    }
  }, [scope, key, removeOnUnmount])
}
