import { useEffect, useEffectEvent, useMemo } from 'react'
import { type QueryResult, useQuery } from '../data/useQuery'
import type { CollectionAsset } from '../generated/types'
import { type CollectionId, collectionAssetsQuery } from '../service/collaboration/collections'
import { isAccessDenied } from './isAccessDenied'

/** Size of the first page (spec part 2, section 9: Collection items). */
const FIRST_PAGE_SIZE = 20

/** Polling interval while assets are being processed. */
const POLL_INTERVAL_MS = 10_000

/** Number of assets per polling interval: larger lists are polled proportionally less often. */
const ASSETS_PER_POLL_INTERVAL = 200

export interface CollectionAssets extends QueryResult<CollectionAsset[]> {
  /** Total number, including assets that are not loaded yet. */
  total: number
  /** false: more assets are loading. */
  isComplete: boolean
}

/**
 * The assets of a collection: the first page, then all others in one request, for paging, filters and sorting. Polls
 * while assets are being processed and the page is visible.
 * @param id undefined: no request
 */
export function useCollectionAssets(id: CollectionId | undefined): CollectionAssets {
  const head = useQuery(
    id === undefined ? undefined : collectionAssetsQuery(id, { offset: 0, limit: FIRST_PAGE_SIZE }),
    {
      keepPreviousData: true,
    },
  )
  const total = head.data?.total ?? 0
  const more = id !== undefined && total > FIRST_PAGE_SIZE
  const tail = useQuery(more ? collectionAssetsQuery(id, { offset: FIRST_PAGE_SIZE, limit: -1 }) : undefined, {
    keepPreviousData: true,
  })
  const [first, rest] = [head.data?.items, more ? tail.data?.items : undefined]
  // Keeps its identity while nothing changes, so that thousands of rows are not rendered again.
  const data = useMemo(() => first && (rest ? [...first, ...rest] : first), [first, rest])
  const retry = () => {
    head.retry()
    if (more) tail.retry()
  }
  usePollingWhile(first?.some(isProcessing) === true, head.retry)
  // The newest uploads are on the first page. The larger the rest, the more expensive each request is.
  usePollingWhile(
    rest?.some(isProcessing) === true,
    tail.retry,
    Math.ceil((rest?.length ?? 0) / ASSETS_PER_POLL_INTERVAL),
  )
  return {
    data,
    error: listError(head) ?? (more ? listError(tail) : undefined),
    isFetching: head.isFetching,
    isPrevious: head.isPrevious,
    retry,
    total,
    isComplete: !more || tail.data !== undefined,
  }
}

/** Why a list cannot be shown. A refresh that fails leaves the list, unless the viewer has lost access. */
const listError = ({ data, error }: QueryResult<unknown>): unknown =>
  data === undefined || isAccessDenied(error) ? error : undefined

/** Whether an asset is still being processed. */
export const isProcessing = ({ status }: CollectionAsset): boolean =>
  status === 'processing' || status === 'in progress'

/**
 * Polls while `waiting` and the page is visible.
 * @param factor multiplies the interval
 */
export function usePollingWhile(waiting: boolean, poll: () => void, factor = 1): void {
  const onTurn = useEffectEvent(poll)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn()
    }, POLL_INTERVAL_MS * factor)
    return () => clearInterval(timer)
  }, [waiting, factor])
}
