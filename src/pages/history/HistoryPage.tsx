import { OwnListPage } from '../../account/OwnListPage'
import { useChoice } from '../../page/list/useChoice'
import type { HistoryOrder } from '../../service/history'
import { useText } from '../../text/TextContext'
import { WatchedTitles } from './WatchedTitles'

const ORDERS: readonly HistoryOrder[] = ['-updated_at', 'updated_at', 'name']

const LABELS = { '-updated_at': 'sortRecent', updated_at: 'sortOldest', name: 'sortAZ' } as const

/** What a viewer has watched, and how far (spec: My History). */
export default function HistoryPage() {
  const t = useText()
  const [order, choose] = useChoice('sort', ORDERS)
  return (
    <OwnListPage
      heading={t('myHistory')}
      closed={t('signInForHistory')}
      sort={order}
      sorts={ORDERS.map((value) => ({ value, label: t(LABELS[value]) }))}
      onSort={choose}
    >
      <WatchedTitles order={order} />
    </OwnListPage>
  )
}
