import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import type { QueryResult } from '../../data/useQuery'
import type { ListResult } from '../../service/query'
import { useText } from '../../text/TextContext'
import { Pager, pageRange } from '../../ui/rows/Pager'
import { ListStates } from './ListStates'
import type { Paged } from './usePaged'

interface Props<T> {
  answer: QueryResult<ListResult<T>>
  paged: Paged
  failed?: string
  /** Stands in place of nothing. */
  empty: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/**
 * A list of several pages in its four states, with its pages at its foot. A page that is turned begins at its top. A page
 * beyond the end, for example because the list has become shorter, leads to the last one.
 */
export function PagedList<T>({ answer, paged, failed, empty, children }: Props<T>) {
  const t = useText()
  const navigate = useNavigate()
  const total = answer.data?.total ?? 0
  const { last } = pageRange(paged.page, total, paged.size)
  const beyond = answer.data !== undefined && !answer.isFetching && answer.error === undefined && paged.page > last
  useEffect(() => {
    if (beyond) navigate(paged.hrefOf(last), { replace: true, preventScrollReset: true })
  })
  const list = useTurned<HTMLElement>(paged.page)
  return (
    <section
      ref={list}
      className="mq-paged"
      tabIndex={-1}
      aria-label={t('pageOf', { number: Math.min(paged.page, last), count: last })}
    >
      <ListStates
        answer={answer}
        failed={failed}
        isEmpty={({ items }) => items.length === 0 && last === 1}
        empty={empty}
      >
        {({ items }) => (
          <>
            {children(items)}
            <Pager page={paged.page} total={total} size={paged.size} hrefOf={paged.hrefOf} />
          </>
        )}
      </ListStates>
    </section>
  )
}

/**
 * Brings the beginning of a list into sight, and the focus to it, when another page of it was chosen at its foot. On
 * Back the place of before is kept.
 * @param page that is shown, from 1
 * @returns a ref for the element that holds the list; it needs tabIndex -1 and a name
 */
function useTurned<List extends HTMLElement>(page: number): RefObject<List | null> {
  const list = useRef<List>(null)
  const before = useRef(page)
  const way = useNavigationType()
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    // A filter leads to the first page, too, but whoever is choosing stays at it. Safari focuses no link that is pressed.
    const held = document.activeElement
    if (way !== 'PUSH' || (held && held !== document.body && !held.closest('nav'))) return
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }, [page, way])
  return list
}
