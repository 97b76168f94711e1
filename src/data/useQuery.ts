import { useLayoutEffect, useState } from 'react'
import useSWR from 'swr'
import { ServiceError } from '../service/http/reply'
import type { Query } from '../service/query'
import { createAsk } from './ask'
import { forgetAnswer, noteQuestion, readChanged } from './cache'
import { type DataScope, keyOf, useDataScope } from './DataContext'

/** What a page asked of the service, in its four states: nothing yet, data (perhaps empty), an error. */
export interface Answer<T> {
  data: T | undefined
  /** Why there is none. Data of before may stand beside it. */
  error: unknown
  /** true: it is being asked. */
  busy: boolean
  /** true: `data` are those of the question before, until the answer to this one is there. */
  behind: boolean
  /** Asks again. */
  retry: () => void
}

interface Options {
  /** true: what the question before brought stays until the new answer is there. For lists that are turned over. */
  keep?: boolean
  /** true: the answer stands as long as it is looked at, also when the line was down meanwhile. */
  once?: boolean
  /** true: the answer is let go of when nobody shows it any more. For what may be used once. */
  forget?: boolean
}

/**
 * Asks the service, and remembers the answer for this visitor: on Back it is there at once, and nothing is asked twice.
 * Retries are the business of `service/http` (reliability P4); answers are not read again at every look (P9). Leaving a
 * page ends what it asked (P5), unless somebody else waits for the same.
 * @param query undefined: nothing is asked yet
 */
export function useQuery<T>(
  query: Query<T> | undefined,
  { keep = false, once = false, forget = false }: Options = {},
): Answer<T> {
  const scope = useDataScope()
  const key = query && keyOf(scope, query)
  if (query) scope.asked?.(query)
  useReader(scope, key, forget)
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key ?? null, () => read(scope, query as Query<T>), {
    shouldRetryOnError: false,
    // What is under way is shared all the same; what has come is not asked for again while it is kept.
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: !once,
  })
  // Given up by who waited for it before: it is being asked again.
  const isAborted = error instanceof ServiceError && error.kind === 'aborted'
  const isBusy = isValidating || isAborted
  const [last, setLast] = useState<{ scope: DataScope; data: T }>()
  if (keep && data !== undefined && (last?.data !== data || last.scope !== scope)) setLast({ scope, data })
  // What was made for one visitor is shown to nobody else (threats S8).
  const before = keep && last?.scope === scope ? last.data : undefined
  return {
    data: error !== undefined && !keep ? undefined : data === undefined ? before : data,
    // While it is asked again nobody is told of the failure before.
    error: isBusy ? undefined : error,
    busy: isBusy,
    behind: isBusy && data === undefined && before !== undefined,
    retry: () => void mutate().catch(() => {}),
  }
}

async function read<T>(scope: DataScope, query: Query<T>): Promise<T> {
  const { running } = scope.answers
  noteQuestion(scope, query)
  const key = keyOf(scope, query)
  const controller = new AbortController()
  running.set(key, controller)
  try {
    const answer = await readChanged(scope, query, () => query.read(createAsk(scope, controller.signal)))
    // A question that takes failures for answers may have taken this for one.
    if (controller.signal.aborted) throw new ServiceError('aborted', query.key)
    return answer
  } finally {
    if (running.get(key) === controller) running.delete(key)
    // SWR keeps it after this.
    if (scope.answers.hasLeft) setTimeout(() => forgetAnswer(scope, key))
  }
}

/** Says that somebody waits for an answer. When the last one leaves, its calls end. */
function useReader(scope: DataScope, key: string | undefined, forget: boolean): void {
  useLayoutEffect(() => {
    if (key === undefined) return
    const { readers, running } = scope.answers
    readers.set(key, (readers.get(key) ?? 0) + 1)
    return () => {
      const left = (readers.get(key) ?? 1) - 1
      if (left > 0) return void readers.set(key, left)
      readers.delete(key)
      // The next page may ask the same: it comes before this.
      setTimeout(() => {
        if (readers.has(key)) return
        running.get(key)?.abort()
        if (forget) forgetAnswer(scope, key)
      })
    }
  }, [scope, key, forget])
}
