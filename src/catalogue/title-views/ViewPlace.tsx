import { useRef } from 'react'
import type { Title } from '../../generated/types'
import { classes } from '../../lib/classes'
import { EmptyShelf } from '../../page/EmptyShelf'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Boundary } from '../../ui/Boundary'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'
import { useNear } from '../../ui/useNear'
import type { PlannedView } from '../title-layout/titleLayout'
import { countOf, useViewData } from './useViewData'
import { type ReadyView, viewCode } from './viewCode'
import './viewPlace.scss'

interface Props {
  planned: PlannedView
  title: Title
  /** Its heading; undefined: it has none, for example because a tab names it. */
  heading?: string
  /** true: it is on the first screens. */
  first?: boolean
  /** true: it is left out when there is nothing in it. Default: it says so. */
  quiet?: boolean
}

/** The place of one view: asks for its code and data when near, and isolates it from its neighbours. */
export function ViewPlace({ planned, title, heading, first = false, quiet = false }: Props) {
  const runtime = useRuntime()
  const ref = useRef<HTMLElement>(null)
  const near = useNear(ref, first)
  const code = useLoaded(viewCode(runtime, planned), near)
  const served = useViewData(planned, title, near)
  const empty = countOf(planned, served) === 0
  if (empty && quiet) return null
  const failed = code.error ?? served.error
  const retry = () => {
    if (code.error !== undefined) code.retry()
    if (served.error !== undefined) served.retry()
  }
  return (
    <section
      ref={ref}
      id={`view-${planned.key}`}
      className={classes('mq-view', `mq-view--${planned.type}`, planned.className)}
    >
      {heading && <h2 className="mq-view__heading mq-wrap">{heading}</h2>}
      {failed !== undefined ? (
        <Broken onRetry={retry} />
      ) : (
        <Shown planned={planned} title={title} code={code.value} data={served.data} empty={empty} />
      )}
    </section>
  )
}

interface ShownProps {
  planned: PlannedView
  title: Title
  /** Undefined: on its way. */
  code: ReadyView | undefined
  /** Undefined: on its way. */
  data: unknown
  empty: boolean
}

/** The view itself, its shape while it loads, or that there is nothing in it. */
function Shown({ planned: { type }, title, code, data, empty }: ShownProps) {
  const t = useText()
  if (empty) return <EmptyShelf text={t('viewEmpty')} />
  if (!code || data === undefined) return <Skeleton shape={type === 'summary' ? 'text' : 'grid'} />
  if (code.view === undefined) return null
  return (
    <Boundary
      resetKey={data}
      fallback={(_, heal) => <Broken onRetry={heal} />}
      onError={(error) => console.error(`View ${type} broke`, error)}
    >
      <code.Component view={code.view} title={title} data={data} />
    </Boundary>
  )
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const again = { label: t('tryAgain'), onPress: onRetry }
  return <Notice title={t('viewFailed')} more={t('moduleFailedMore')} action={again} />
}
