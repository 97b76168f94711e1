import { useEffect, useSyncExternalStore } from 'react'
import type { Answer } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { titleId } from '../../service/watchlist'
import type { Watchlist } from '../../watchlist/watchlist'

/** Reads the titles again when the ids name one that is not shown: it was added on another screen (reliability P9). */
export function useReadAgain(list: Watchlist, { data, busy, retry }: Answer<TitleCard[]>): void {
  const ids = useSyncExternalStore(list.subscribe, list.ids)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other ids say something new
  useEffect(() => {
    if (!ids || !data || busy) return
    const shown = new Set(data.map((title) => String(titleId(title))))
    if ([...ids].some((id) => !shown.has(id))) retry()
  }, [ids])
}
