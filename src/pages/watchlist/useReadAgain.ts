import { useEffect, useSyncExternalStore } from 'react'
import type { Served } from '../../data/useService'
import type { TitleCard } from '../../generated/types'
import { titleId } from '../../watchlist/titleId'
import type { Watchlist } from '../../watchlist/watchlist'

/** Reads the titles again when the ids name one that is not shown: it was added on another screen (reliability P9). */
export function useReadAgain(list: Watchlist, { data, refreshing, retry }: Served<TitleCard[]>): void {
  const ids = useSyncExternalStore(list.subscribe, list.ids)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other ids say something new
  useEffect(() => {
    if (!ids || !data || refreshing) return
    const shown = new Set(data.map((title) => String(titleId(title))))
    if ([...ids].some((id) => !shown.has(id))) retry()
  }, [ids])
}
