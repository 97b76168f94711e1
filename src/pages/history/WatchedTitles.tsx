import '../../text/catalogueTexts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useService } from '../../catalogue/data/useService'
import { ListStates } from '../../catalogue/list/ListStates'
import { usePaged } from '../../catalogue/list/usePaged'
import { TITLE_COLUMNS } from '../../catalogue/TitleColumns'
import { ListInvitation } from '../../catalogue/watchlist/ListInvitation'
import type { HistoryOrder } from '../../service/history'
import { useRuntime } from '../../site/RuntimeContext'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Columns } from '../../ui/Columns'
import { Pager } from '../../ui/Pager'
import { SmartLink } from '../../ui/SmartLink'
import { HistoryCard } from './HistoryCard'
import { loadHistory } from './loadHistory'

/** Entries on a page (spec, section 9). */
const SIZE = 12

/** What was watched, page by page. */
export function WatchedTitles({ order }: { order: HistoryOrder }) {
  const t = useText()
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { page, offset, hrefOf } = usePaged(SIZE)
  const served = useService(
    `history ${order} ${offset}`,
    () => loadHistory(runtime, { offset, limit: SIZE, order_by: order }),
    { keep: true },
  )
  const { data, refreshing } = served
  const last = data && !refreshing ? Math.max(1, Math.ceil(data.total / SIZE)) : page
  useEffect(() => {
    if (page > last) navigate(hrefOf(last), { replace: true, preventScrollReset: true })
  })
  return (
    <ListStates
      served={served}
      isEmpty={({ items, total }) => items.length === 0 && total <= SIZE}
      empty={
        <ListInvitation text={t('historyEmpty')}>
          <SmartLink className={buttonClass('first')} href="/">
            {t('findSomething')}
          </SmartLink>
        </ListInvitation>
      }
    >
      {({ items, total }) => (
        <>
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
          <Pager page={page} total={total} size={SIZE} hrefOf={hrefOf} />
        </>
      )}
    </ListStates>
  )
}
