import { useMemo } from 'react'
import { type Served, useService } from '../../data/useService'
import type { Title } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ViewSource } from '../../site/registry'
import type { PlannedView } from '../title-layout/titleLayout'

/**
 * The data of a view, as its source brings it: from the title at once, from the service in four states. The same title
 * gives the same data: a new object would take a broken view for a healed one.
 * @param wanted false: not yet
 */
export function useViewData(planned: PlannedView, title: Title, wanted = true): Served<unknown> {
  const runtime = useRuntime()
  const source = planned.entry.source as unknown as ViewSource<unknown, unknown>
  const key = source.key?.(title, planned.raw)
  const load = () => source.load({ runtime, title, view: planned.raw })
  const served = useService(wanted ? key : undefined, async () => load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: load is made of these three
  const own = useMemo(() => (key === undefined ? load() : undefined), [planned, title, runtime])
  return key !== undefined ? served : { data: own, error: undefined, refreshing: false, retry: () => {} }
}

/** How many things a view has, as far as that is known. */
export function countOf(planned: PlannedView, { data }: Served<unknown>): number | undefined {
  return data === undefined ? undefined : (planned.entry.source.count as (data: unknown) => number | undefined)(data)
}
