import { useMemo, useRef } from 'react'
import { quickViewValidators } from '../../generated/quickViewValidators'
import type { Title } from '../../generated/types'
import { createLoader, type Loader } from '../../lib/async/loader'
import { classes } from '../../lib/browser/classes'
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
  /** Undefined: no heading, for example because a tab has it. */
  heading?: string
  /** true: on the first screens, so it loads immediately. */
  first?: boolean
  /** true: hidden if it is empty. Default: shows an empty state. */
  hideEmpty?: boolean
}

/** Loads the code and data of one view when it is near the screen, and isolates its errors. */
export function ViewSlot({ planned, title, heading, first = false, hideEmpty = false }: Props) {
  const runtime = useRuntime()
  const ref = useRef<HTMLElement>(null)
  const near = useNearViewport(ref, first)
  const code = useLoaded(viewLoader(runtime, planned), near)
  const loaded = useViewData(planned, title, near)
  const empty = viewItemCount(planned, loaded) === 0
  if (empty && hideEmpty) return null
  const failed = code.error ?? loaded.error
  const retry = () => {
    if (code.error !== undefined) code.retry()
    if (loaded.error !== undefined) loaded.retry()
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
        <ViewError onRetry={retry} />
      ) : (
        <ViewContent planned={planned} title={title} code={code.value} data={loaded.data} empty={empty} />
      )}
    </section>
  )
}

/**
 * The data of a view, from the title itself or from the service. Memoized, because new data resets the error boundary
 * of a broken view.
 * @param enabled false: do not load yet
 */
export function useViewData(planned: PlannedView, title: Title, enabled = true): QueryResult<unknown> {
  const runtime = useRuntime()
  const { source } = planned.entry
  const result = useQuery(enabled ? source.query?.(title, planned.raw, runtime) : undefined)
  const derived = useMemo(() => source.own?.(title, planned.raw, runtime), [source, planned, title, runtime])
  return source.query
    ? result
    : { data: derived, error: undefined, isFetching: false, isPrevious: false, retry: () => {} }
}

/** Number of items of a view, if cached. */
export function viewItemCount(planned: PlannedView, { data }: QueryResult<unknown>): number | undefined {
  return data === undefined ? undefined : planned.entry.source.count(data)
}

interface ViewContentProps {
  planned: PlannedView
  title: Title
  /** Undefined: loading. */
  code: ReadyView | undefined
  /** Undefined: loading. */
  data: unknown
  empty: boolean
}

/** The view, a skeleton while it loads, or an empty state. */
function ViewContent({ planned: { type }, title, code, data, empty }: ViewContentProps) {
  const t = useText()
  if (empty) return <EmptyState text={t('viewEmpty')} />
  if (!code || data === undefined) return <Skeleton shape={type === 'summary' ? 'text' : 'grid'} />
  if (code.view === undefined) return null
  return (
    <Boundary
      resetKey={data}
      fallback={(_, reset) => <ViewError onRetry={reset} />}
      onError={(error) => console.error(`View ${type} failed to render`, error)}
    >
      <code.Component view={code.view} title={title} data={data} />
    </Boundary>
  )
}

function ViewError({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const again = { label: t('tryAgain'), onPress: onRetry }
  return <Notice title={t('viewFailed')} more={t('moduleFailedMore')} action={again} />
}

/** A view whose code has loaded; `view` is undefined if its settings are invalid. */
interface ReadyView {
  Component: Awaited<ReturnType<ViewEntry['load']>>['default']
  view?: unknown
}

function viewLoader(runtime: Runtime, planned: PlannedView): Loader<ReadyView> {
  const cached = viewLoaders.get(planned) ?? createLoader(() => loadView(runtime, planned))
  viewLoaders.set(planned, cached)
  return cached
}

const viewLoaders = new WeakMap<PlannedView, Loader<ReadyView>>()

async function loadView({ problems }: Runtime, { entry, document, raw, pointer }: PlannedView): Promise<ReadyView> {
  const { load, schema } = entry
  const [{ default: Component }, quick] = await Promise.all([load(), quickViewValidators[schema]()])
  return { Component, view: await validateDocument({ ...document, data: raw }, schema, quick, problems, pointer) }
}
