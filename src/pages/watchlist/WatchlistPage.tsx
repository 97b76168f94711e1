import { OwnListPage } from '../../account/OwnListPage'
import { useChoice } from '../../page/list/useChoice'
import type { WatchlistOrder } from '../../service/watchlist'
import { useText } from '../../text/TextContext'
import { KeptTitles } from './KeptTitles'

/** The default is the one that was added last (spec, section 4: Watchlist). */
const ORDERS: readonly WatchlistOrder[] = ['-updated_at', 'name', '-release_year']

const LABELS = { '-updated_at': 'sortRecentlyAdded', name: 'sortAZ', '-release_year': 'sortReleaseYear' } as const

/** What a viewer wants to watch (spec: Watchlist page). */
export default function WatchlistPage() {
  const t = useText()
  const [order, choose] = useChoice('sort', ORDERS)
  return (
    <OwnListPage
      heading={t('addToList')}
      closed={t('watchlistClosed')}
      sort={order}
      sorts={ORDERS.map((value) => ({ value, label: t(LABELS[value]) }))}
      onSort={choose}
    >
      <KeptTitles order={order} />
    </OwnListPage>
  )
}
