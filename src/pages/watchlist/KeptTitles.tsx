import { useMemo } from 'react'
import { EmptyOwnList } from '../../account/OwnListPage'
import { useQuery } from '../../data/useQuery'
import { ListStates } from '../../page/list/ListStates'
import { titleId, type WatchlistOrder, watchlistQuery } from '../../service/watchlist'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { watchlistOf } from '../../watchlist/watchlist'
import { KeptPages } from './KeptPages'
import { useReadAgain } from './useReadAgain'
import './keptTitles.scss'

/** The titles of the watchlist in their four states. */
export function KeptTitles({ order }: { order: WatchlistOrder }) {
  const t = useText()
  const runtime = useRuntime()
  const list = watchlistOf(runtime)
  // What was changed elsewhere is read anew; what is changed here stays in its place until the visitor moves on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is a new look at the list
  const version = useMemo(() => list.changed(), [list, order])
  const { key, read } = watchlistQuery(order)
  const answer = useQuery(
    {
      key: `${key} ${version}`,
      read: (ask) =>
        list.read(
          () => read(ask),
          (titles) => titles.map(titleId),
        ),
    },
    { keep: true },
  )
  useReadAgain(list, answer)
  return (
    <div className="mq-kept-list">
      <ListStates
        answer={answer}
        isEmpty={(titles) => titles.length === 0}
        empty={<EmptyOwnList text={t('watchlistEmpty')} />}
      >
        {(titles) => <KeptPages titles={titles} />}
      </ListStates>
    </div>
  )
}
