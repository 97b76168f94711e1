import { useMemo, useRef } from 'react'
import { quickViewValidators } from '../../generated/quickViewValidators'
import type { Title } from '../../generated/types'
import { classes } from '../../lib/classes'
import { createLoader, type Loader } from '../../lib/loader'
import { EmptyState } from '../../page/EmptyState'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ViewEntry } from '../../site/registry'
import type { Runtime } from '../../site/runtime'
import { validateDocument } from '../../site/validate/validateDocument'
import { useText } from '../../text/TextContext'
import { Boundary } from '../../ui/Boundary'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { useLoaded } from '../../ui/useLoaded'
import { useNearViewport } from '../../ui/useNearViewport'
import type { PlannedView } from '../title-layout/titleLayout'
import './viewSlot.scss'
import { type QueryResult, useQuery } from '../../data/useQuery'

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

/** The slot of one view: asks for its code and data when near, and isolates it from its neighbours. */
export function ViewSlot({ planned, title, heading, first = false, quiet = false }: Props) {
  const runtime = useRuntime()
  const ref = useRef<HTMLElement>(null)
  const near = useNearViewport(ref, first)
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
      data-near={near}
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

/**
 * The data of a view, as its source brings it: from the title at once, from the service in four states. The same title
 * gives the same data: a new object would take a broken view for a healed one.
 * @param wanted false: not yet
 */
export function useViewData(planned: PlannedView, title: Title, wanted = true): QueryResult<unknown> {
  const runtime = useRuntime()
  const { source } = planned.entry
  const answer = useQuery(wanted ? source.query?.(title, planned.raw, runtime) : undefined)
  const own = useMemo(() => source.own?.(title, planned.raw, runtime), [source, planned, title, runtime])
  return source.query ? answer : { data: own, error: undefined, isFetching: false, isPrevious: false, retry: () => {} }
}

/** How many things a view has, as far as that is known. */
export function countOf(planned: PlannedView, { data }: QueryResult<unknown>): number | undefined {
  return data === undefined ? undefined : planned.entry.source.count(data)
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
  if (empty) return <EmptyState text={t('viewEmpty')} />
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

/** A view whose code is there and whose settings fit; without `view` nothing of them was good. */
interface ReadyView {
  Component: Awaited<ReturnType<ViewEntry['load']>>['default']
  view?: unknown
}

/** Code and settings of a view, loaded once. */
function viewCode(runtime: Runtime, planned: PlannedView): Loader<ReadyView> {
  const known = ready.get(planned) ?? createLoader(() => loadView(runtime, planned))
  ready.set(planned, known)
  return known
}

const ready = new WeakMap<PlannedView, Loader<ReadyView>>()

async function loadView({ problems }: Runtime, { entry, document, raw, pointer }: PlannedView): Promise<ReadyView> {
  const { load, schema } = entry
  const [{ default: Component }, quick] = await Promise.all([load(), quickViewValidators[schema]()])
  return { Component, view: await validateDocument({ ...document, data: raw }, schema, quick, problems, pointer) }
}
