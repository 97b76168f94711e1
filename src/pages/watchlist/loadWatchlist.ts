import { loadTitles } from '../../catalogue/data/loadTitles'
import type { TitleCard } from '../../generated/types'
import { getWatchlist, type WatchlistOrder } from '../../service/watchlist'
import type { Runtime } from '../../site/runtime'
import { titleId } from '../../watchlist/titleId'
import { watchlistOf } from '../../watchlist/watchlist'

/**
 * All titles of the watchlist in one order, each once. The buttons elsewhere know from now on what is on it.
 * @throws ServiceError when the service does not answer, TypeError when it answers something else
 */
export async function loadWatchlist(runtime: Runtime, order: WatchlistOrder): Promise<TitleCard[]> {
  return watchlistOf(runtime).read(
    async () => {
      const { items } = await loadTitles(runtime, getWatchlist(runtime.http, order), ['data', 'items'])
      return [...new Map(items.map((title) => [String(titleId(title)), title])).values()]
    },
    (titles) => titles.map(titleId),
  )
}
