import { useEffect, useEffectEvent, useMemo } from 'react'
import { type QueryResult, useQuery } from '../data/useQuery'
import type { CollectionAsset } from '../generated/types'
import { type CollectionId, collectionAssetsQuery } from '../service/collaboration/collections'
import { isClosed } from './isClosed'

/** Assets that come first (spec part 2, section 9: Collection items). */
const FIRST = 20

/** How often assets that are being made are looked at again, in milliseconds. */
const AGAIN = 10_000

/** So many assets are looked at again as often; twice as many half as often. */
const MANY = 200

export interface CollectionAssets extends QueryResult<CollectionAsset[]> {
  /** How many there are in all, also those that are still to come. */
  total: number
  /** false: the rest is still on its way. */
  whole: boolean
}

/**
 * The assets of a collection: the first page, and right after it all the others in one call, so that one can step,
 * filter and sort through them. While some are in the making they are asked for again, as long as somebody looks.
 * @param id undefined: nothing is asked yet
 */
export function useCollectionAssets(id: CollectionId | undefined): CollectionAssets {
  const head = useQuery(id === undefined ? undefined : collectionAssetsQuery(id, { offset: 0, limit: FIRST }), {
    keepPreviousData: true,
  })
  const total = head.data?.total ?? 0
  const more = id !== undefined && total > FIRST
  const tail = useQuery(more ? collectionAssetsQuery(id, { offset: FIRST, limit: -1 }) : undefined, {
    keepPreviousData: true,
  })
  const [first, rest] = [head.data?.items, more ? tail.data?.items : undefined]
  // The same list while nothing of it has changed: thousands of lines are not drawn anew because it was looked at again.
  const data = useMemo(() => first && (rest ? [...first, ...rest] : first), [first, rest])
  const retry = () => {
    head.retry()
    if (more) tail.retry()
  }
  useLookAgain(first?.some(isInTheMaking) === true, head.retry)
  // What was handed in last stands in the first page. The more the rest are, the more each look costs everybody.
  useLookAgain(rest?.some(isInTheMaking) === true, tail.retry, Math.ceil((rest?.length ?? 0) / MANY))
  return {
    data,
    error: failureOf(head) ?? (more ? failureOf(tail) : undefined),
    isFetching: head.isFetching,
    isPrevious: head.isPrevious,
    retry,
    total,
    whole: !more || tail.data !== undefined,
  }
}

/** Why a list cannot be shown. A refresh that fails leaves the list, unless the viewer has lost access. */
const failureOf = ({ data, error }: QueryResult<unknown>): unknown =>
  data === undefined || isClosed(error) ? error : undefined

/** Whether an asset is not ready yet, and may be a moment later. */
export const isInTheMaking = ({ status }: CollectionAsset): boolean =>
  status === 'processing' || status === 'in progress'

/**
 * Looks again every ten seconds, as long as there is something to wait for and the page is seen.
 * @param times so many times less often
 */
export function useLookAgain(waiting: boolean, look: () => void, times = 1): void {
  const onTurn = useEffectEvent(look)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn()
    }, AGAIN * times)
    return () => clearInterval(timer)
  }, [waiting, times])
}
