import { useMemo } from 'react'
import { EmptyOwnList, OwnListPage } from '../../account/OwnListPage'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { recordsHistory } from '../../catalogue/title/continueWatching'
import { useQuery } from '../../data/useQuery'
import type { HistoryEntry, SiteConfig, TitleCard } from '../../generated/types'
import { PagedList } from '../../page/list/PagedList'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { usePagination } from '../../page/list/usePagination'
import { type HistoryOrder, historyQuery } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import { HistoryCard } from './HistoryCard'

const ORDERS: readonly HistoryOrder[] = ['-updated_at', 'updated_at', 'name']

const ORDER_LABELS = { '-updated_at': 'sortRecent', updated_at: 'sortOldest', name: 'sortAZ' } as const

/** Watched titles with their progress (spec: My History). */
export default function HistoryPage() {
  const t = useText()
  const [order, choose] = useAddressChoice('sort', ORDERS)
  return (
    <OwnListPage
      heading={t('myHistory')}
      signedOutText={t('signInForHistory')}
      sort={order}
      sorts={ORDERS.map((value) => ({ value, label: t(ORDER_LABELS[value]) }))}
      onSort={choose}
    >
      <WatchedTitles order={order} />
    </OwnListPage>
  )
}

/** Entries per page (spec, section 9). */
const PAGE_SIZE = 12

function WatchedTitles({ order }: { order: HistoryOrder }) {
  const t = useText()
  const { plan } = useRuntime()
  const pagination = usePagination(PAGE_SIZE)
  const result = useQuery(historyQuery(order), { keepPreviousData: true })
  const watched = useMemo(
    () => result.data && watchedTitles(result.data, plan.document.site_config),
    [result.data, plan],
  )
  const page = watched && {
    items: watched.slice(pagination.offset, pagination.offset + PAGE_SIZE),
    total: watched.length,
  }
  return (
    <PagedList
      result={{ ...result, data: page }}
      pagination={pagination}
      empty={<EmptyOwnList text={t('historyEmpty')} />}
    >
      {(items) => (
        <Columns
          steps={TITLE_COLUMNS.tiles}
          total={items.length}
          ratio={0.5625}
          captionHeight={50}
          className="mq-titles mq-titles--worded"
          keyOf={(index) => items[index]?.key ?? ''}
        >
          {(index) => items[index] && <HistoryCard title={items[index].title} first={index < 4} />}
        </Columns>
      )}
    </PagedList>
  )
}

interface WatchedTitle {
  key: string
  /** Includes `progress`. */
  title: TitleCard
}

/** Excludes removed titles and types whose history the site does not store. */
const watchedTitles = (entries: readonly HistoryEntry[], config: SiteConfig): WatchedTitle[] =>
  entries.flatMap(({ title, asset_id, progress }): WatchedTitle[] =>
    title && recordsHistory(config, title.title_type)
      ? [{ key: `${title.slug} ${asset_id}`, title: { ...title, progress } }]
      : [],
  )
