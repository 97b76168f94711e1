import { useMemo } from 'react'
import { EmptyOwnList, OwnListPage } from '../../account/OwnListPage'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { keepsHistory } from '../../catalogue/title/continueWatching'
import { useQuery } from '../../data/useQuery'
import type { HistoryEntry, SiteConfig, TitleCard } from '../../generated/types'
import { PagedList } from '../../page/list/PagedList'
import { useChoice } from '../../page/list/useChoice'
import { usePaged } from '../../page/list/usePaged'
import { type HistoryOrder, historyQuery } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import { HistoryCard } from './HistoryCard'

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

/** Entries on a page (spec, section 9). */
const SIZE = 12

/** What was watched, page by page. */
function WatchedTitles({ order }: { order: HistoryOrder }) {
  const t = useText()
  const { plan } = useRuntime()
  const paged = usePaged(SIZE)
  const answer = useQuery(historyQuery(order), { keepPreviousData: true })
  const watched = useMemo(() => answer.data && watchedOf(answer.data, plan.document.site_config), [answer.data, plan])
  const shown = watched && { items: watched.slice(paged.offset, paged.offset + SIZE), total: watched.length }
  return (
    <PagedList answer={{ ...answer, data: shown }} paged={paged} empty={<EmptyOwnList text={t('historyEmpty')} />}>
      {(items) => (
        <Columns
          steps={TITLE_COLUMNS.tiles}
          total={items.length}
          ratio={0.5625}
          below={50}
          className="mq-titles mq-titles--worded"
          keyOf={(index) => items[index]?.key ?? ''}
        >
          {(index) => items[index] && <HistoryCard title={items[index].title} first={index < 4} />}
        </Columns>
      )}
    </PagedList>
  )
}

/** Something that was watched. */
interface Watched {
  key: string
  /** With `progress`. */
  title: TitleCard
}

/** Without titles that are not shown any more and types whose history the site does not keep. */
const watchedOf = (entries: readonly HistoryEntry[], config: SiteConfig): Watched[] =>
  entries.flatMap(({ title, asset_id, progress }): Watched[] =>
    title && keepsHistory(config, title.title_type)
      ? [{ key: `${title.slug} ${asset_id}`, title: { ...title, progress } }]
      : [],
  )
