import { NothingYet } from '../../account/OwnListPage'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { useService } from '../../data/useService'
import { PagedList } from '../../page/list/PagedList'
import { usePaged } from '../../page/list/usePaged'
import type { HistoryOrder } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Columns } from '../../ui/rows/Columns'
import { HistoryCard } from './HistoryCard'
import { loadHistory } from './loadHistory'

/** Entries on a page (spec, section 9). */
const SIZE = 12

/** What was watched, page by page. */
export function WatchedTitles({ order }: { order: HistoryOrder }) {
  const t = useText()
  const runtime = useRuntime()
  const paged = usePaged(SIZE)
  const served = useService(
    `history ${order} ${paged.offset}`,
    () => loadHistory(runtime, { offset: paged.offset, limit: SIZE, order_by: order }),
    { keep: true },
  )
  return (
    <PagedList served={served} paged={paged} empty={<NothingYet text={t('historyEmpty')} />}>
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
