import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { EmptyOwnList, OwnListPage } from '../../account/OwnListPage'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { ListStates } from '../../page/list/ListStates'
import { useChoice } from '../../page/list/useChoice'
import { titleId, type WatchlistOrder, watchlistQuery } from '../../service/watchlist'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { useListName } from '../../watchlist/useListName'
import { type Watchlist, watchlistOf } from '../../watchlist/watchlist'
import { WatchlistPages } from './WatchlistPages'
import './watchlist.scss'

/** The default is the one that was added last (spec, section 4: Watchlist). */
const ORDERS: readonly WatchlistOrder[] = ['-updated_at', 'name', '-release_year']

const LABELS = { '-updated_at': 'sortRecentlyAdded', name: 'sortAZ', '-release_year': 'sortReleaseYear' } as const

/** What a viewer wants to watch (spec: Watchlist page). */
export default function WatchlistPage() {
  const t = useText()
  const [order, choose] = useChoice('sort', ORDERS)
  return (
    <OwnListPage
      heading={useListName()}
      closed={t('watchlistClosed')}
      sort={order}
      sorts={ORDERS.map((value) => ({ value, label: t(LABELS[value]) }))}
      onSort={choose}
    >
      <WatchlistItems order={order} />
    </OwnListPage>
  )
}

/** The titles of the watchlist in their four states. */
function WatchlistItems({ order }: { order: WatchlistOrder }) {
  const t = useText()
  const name = useListName()
  const runtime = useRuntime()
  const { epoch } = useSession()
  const list = watchlistOf(runtime)
  // What was changed elsewhere is read anew; what is changed here stays in its place until the visitor moves on.
  // oxlint-disable-next-line hooks/exhaustive-deps -- another order, or another viewer, is a new look at the list
  const version = useMemo(() => list.changed(), [list, order, epoch])
  const { key, tag, read } = watchlistQuery(order)
  const answer = useQuery(
    {
      key: `${key} ${version}`,
      tag,
      read: (ask) =>
        list.read(
          () => read(ask),
          (titles) => titles.map(titleId),
        ),
    },
    { keepPreviousData: true },
  )
  useReadAgain(list, answer)
  return (
    <div className="mq-watchlist">
      <ListStates
        answer={answer}
        isEmpty={(titles) => titles.length === 0}
        empty={<EmptyOwnList text={t('watchlistEmpty', { list: name })} />}
      >
        {(titles) => <WatchlistPages titles={titles} />}
      </ListStates>
    </div>
  )
}

/** Reads the titles again when the ids name one that is not shown: it was added on another screen (reliability P9). */
function useReadAgain(list: Watchlist, { data, isFetching: busy, retry }: QueryResult<TitleCard[]>): void {
  const ids = useSyncExternalStore(list.subscribe, list.ids)
  const onIds = useEffectEvent((ids: Iterable<string>) => {
    if (!data || busy) return
    const shown = new Set(data.map((title) => String(titleId(title))))
    if ([...ids].some((id) => !shown.has(id))) retry()
  })
  useEffect(() => {
    if (ids) onIds(ids)
  }, [ids])
}
