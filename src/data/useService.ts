import useSWR from 'swr'
import { useSession } from '../site/react/RuntimeContext'

/** What a page asked of the service, in its four states: nothing yet, data (perhaps empty), an error. */
export interface Served<T> {
  data: T | undefined
  /** Why there is none. Data of before may stand beside it. */
  error: unknown
  /** true: `data` is that of the question before, or is being read again. */
  refreshing: boolean
  /** Asks again. */
  retry: () => void
}

interface Options {
  /** true: what the question before brought stays until the new answer is there. For lists that are turned over. */
  keep?: boolean
  /** true: the answer stands as long as it is looked at, also when the line was down meanwhile. */
  once?: boolean
}

/**
 * Asks the service, and remembers the answer for this visitor: on Back it is there at once, and nothing is asked twice.
 * Needs `ServiceData` around it.
 * @param key tells one question from another; undefined: nothing is asked yet
 */
export function useService<T>(
  key: string | undefined,
  load: () => Promise<T>,
  { keep = false, once = false }: Options = {},
): Served<T> {
  const { epoch } = useSession()
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key === undefined ? null : `${key} ${epoch}`, load, {
    keepPreviousData: keep,
    revalidateOnReconnect: !once,
  })
  return {
    data: error === undefined || keep ? data : undefined,
    // While it is asked again nobody is told of the failure before.
    error: isValidating ? undefined : error,
    refreshing: isValidating,
    retry: () => void mutate().catch(() => {}),
  }
}
