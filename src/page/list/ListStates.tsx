import type { ReactNode } from 'react'
import type { QueryResult } from '../../data/useQuery'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton, type SkeletonShape } from '../../ui/Skeleton'
import './listStates.scss'

interface Props<T> {
  result: QueryResult<T>
  /** Skeleton while it loads. Default: grid. */
  shape?: SkeletonShape
  /** Message of a failure. Default: the list did not load. */
  failed?: string
  isEmpty: (data: T) => boolean
  empty: ReactNode
  children: (data: T) => ReactNode
}

/**
 * The states of a list: loading, failed with a retry button, empty, ready. The previous list is faded while another one
 * loads, but not while it is refreshed.
 */
export function ListStates<T>({ result, shape = 'grid', failed, isEmpty, empty, children }: Props<T>) {
  const t = useText()
  const { data, error, isPrevious, retry } = result
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
    <div className="mq-list-states" aria-busy={isPrevious}>
      {children(data)}
    </div>
  )
}
