import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import type { QueryResult } from '../../data/useQuery'
import type { ListResult } from '../../service/query'
import { useText } from '../../text/TextContext'
import { Pager, pageRange } from '../../ui/rows/Pager'
import { ListStates } from './ListStates'
import type { Pagination } from './usePagination'

interface Props<T> {
  result: QueryResult<ListResult<T>>
  pagination: Pagination
  failed?: string
  empty: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/**
 * A list with its states and a pager below. Turning a page scrolls to the top of the list. A page beyond the end, for
 * example after the list has become shorter, redirects to the last one.
 */
export function PagedList<T>({ result, pagination, failed, empty, children }: Props<T>) {
  const t = useText()
  const navigate = useNavigate()
  const total = result.data?.total ?? 0
  const { last } = pageRange(pagination.page, total, pagination.size)
  const beyond = result.data !== undefined && !result.isFetching && result.error === undefined && pagination.page > last
  useEffect(() => {
    if (beyond) navigate(pagination.hrefOf(last), { replace: true, preventScrollReset: true })
  })
  const list = usePageTurn<HTMLElement>(pagination.page)
  return (
    <section
      ref={list}
      className="mq-paged"
      tabIndex={-1}
      aria-label={t('pageOf', { number: Math.min(pagination.page, last), count: last })}
    >
      <ListStates
        result={result}
        failed={failed}
        isEmpty={({ items }) => items.length === 0 && last === 1}
        empty={empty}
      >
        {({ items }) => (
          <>
            {children(items)}
            <Pager page={pagination.page} total={total} size={pagination.size} hrefOf={pagination.hrefOf} />
          </>
        )}
      </ListStates>
    </section>
  )
}

/**
 * Scrolls to the start of a list and focuses it after the pager was used. Back and Forward restore the previous scroll
 * position instead.
 * @param page current page, from 1
 * @returns ref for the list element, which needs tabIndex -1 and a name
 */
function usePageTurn<List extends HTMLElement>(page: number): RefObject<List | null> {
  const list = useRef<List>(null)
  const previousPage = useRef(page)
  const navigationType = useNavigationType()
  useEffect(() => {
    if (previousPage.current === page) return
    previousPage.current = page
    // A filter also leads to the first page, but must keep its focus. Safari does not focus a pressed link, so the
    // focus may be on the body.
    const focused = document.activeElement
    if (navigationType !== 'PUSH' || (focused && focused !== document.body && !focused.closest('nav'))) return
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }, [page, navigationType])
  return list
}
