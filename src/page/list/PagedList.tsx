import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Answer } from '../../data/useQuery'
import type { Listed } from '../../service/query'
import { useText } from '../../text/TextContext'
import { Pager, pageRange } from '../../ui/rows/Pager'
import { ListStates } from './ListStates'
import type { Paged } from './usePaged'
import { useTurned } from './useTurned'

interface Props<T> {
  answer: Answer<Listed<T>>
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
  const beyond = answer.data !== undefined && !answer.busy && answer.error === undefined && paged.page > last
  useEffect(() => {
    if (beyond) navigate(paged.hrefOf(last), { replace: true, preventScrollReset: true })
  })
  const place = useTurned<HTMLElement>(paged.page)
  return (
    <section
      ref={place}
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
