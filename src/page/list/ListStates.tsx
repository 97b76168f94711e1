import type { ReactNode } from 'react'
import type { QueryResult } from '../../data/useQuery'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton, type SkeletonShape } from '../../ui/Skeleton'
import './listStates.scss'

interface Props<T> {
  answer: QueryResult<T>
  /** Space that is kept while it loads. Default grid. */
  shape?: SkeletonShape
  /** What is said when it cannot be had. Default: that the list did not load. */
  failed?: string
  /** Whether there is nothing in it. */
  isEmpty: (data: T) => boolean
  /** Stands in place of nothing. */
  empty: ReactNode
  children: (data: T) => ReactNode
}

/**
 * The four states of a list: loading, failed with a way to try again, empty, ready. While another one comes in its place
 * it fades; while it is only asked for again nobody is told.
 */
export function ListStates<T>({ answer, shape = 'grid', failed, isEmpty, empty, children }: Props<T>) {
  const t = useText()
  const { data, error, isPrevious: behind, retry } = answer
  if (error !== undefined) {
    return (
      <div className="mq-list-states mq-list-states--failed">
        <Notice title={failed ?? t('listNotLoaded')} action={{ label: t('tryAgain'), onPress: retry }} />
      </div>
    )
  }
  if (data === undefined) {
    return (
      <div className="mq-list-states">
        <Skeleton shape={shape} />
      </div>
    )
  }
  if (isEmpty(data)) return empty
  return (
    <div className="mq-list-states" aria-busy={behind}>
      {children(data)}
    </div>
  )
}
