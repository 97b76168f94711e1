import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { EmptyOwnList, OwnListPage } from '../../account/OwnListPage'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { ListStates } from '../../page/list/ListStates'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { titleIdOrSlug, type WatchlistOrder, watchlistQuery } from '../../service/watchlist'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { useWatchlistName } from '../../watchlist/useWatchlistName'
import { type Watchlist, watchlistOf } from '../../watchlist/watchlist'
import { WatchlistPages } from './WatchlistPages'
import './watchlist.scss'

/** The default is the most recently added first (spec, section 4: Watchlist). */
const ORDERS: readonly WatchlistOrder[] = ['-updated_at', 'name', '-release_year']

const ORDER_LABELS = { '-updated_at': 'sortRecentlyAdded', name: 'sortAZ', '-release_year': 'sortReleaseYear' } as const

/** The visitor's watchlist (spec: Watchlist page). */
export default function WatchlistPage() {
  const t = useText()
  const [order, choose] = useAddressChoice('sort', ORDERS)
  return (
    <OwnListPage
      heading={useWatchlistName()}
      signedOutText={t('watchlistClosed')}
      sort={order}
      sorts={ORDERS.map((value) => ({ value, label: t(ORDER_LABELS[value]) }))}
      onSort={choose}
    >
      <WatchlistItems order={order} />
    </OwnListPage>
  )
}

function WatchlistItems({ order }: { order: WatchlistOrder }) {
  const t = useText()
  const name = useWatchlistName()
  const runtime = useRuntime()
  const { epoch } = useSession()
  const list = watchlistOf(runtime)
  // Changes made elsewhere are loaded; titles removed here keep their position until the visitor leaves the list.
  // oxlint-disable-next-line hooks/exhaustive-deps -- reload the list for another order or session
  const version = useMemo(() => list.changed(), [list, order, epoch])
  const { key, tag, read } = watchlistQuery(order)
  const result = useQuery(
    {
      key: `${key} ${version}`,
      tag,
      read: (client) =>
        list.read(
          () => read(client),
          (titles) => titles.map(titleIdOrSlug),
        ),
    },
    { keepPreviousData: true },
  )
  useReloadOnNewIds(list, result)
  return (
    <div className="mq-watchlist">
      <ListStates
        result={result}
        isEmpty={(titles) => titles.length === 0}
        empty={<EmptyOwnList text={t('watchlistEmpty', { list: name })} />}
      >
        {(titles) => <WatchlistPages titles={titles} />}
      </ListStates>
    </div>
  )
}

/** Reloads the titles if the ids contain one that is not shown: it was added on another screen (reliability P9). */
function useReloadOnNewIds(list: Watchlist, { data, isFetching, retry }: QueryResult<TitleCard[]>): void {
  const ids = useSyncExternalStore(list.subscribe, list.ids)
  const onIds = useEffectEvent((ids: Iterable<string>) => {
    if (!data || isFetching) return
    const shown = new Set(data.map((title) => String(titleIdOrSlug(title))))
    if ([...ids].some((id) => !shown.has(id))) retry()
  })
  useEffect(() => {
    if (ids) onIds(ids)
  }, [ids])
}
