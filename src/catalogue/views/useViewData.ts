import type { Title } from '../../generated/types'
import { useRuntime } from '../../site/RuntimeContext'
import type { ViewSource } from '../../site/registry'
import { type Served, useService } from '../data/useService'
import type { PlannedView } from '../title-layout/titleLayout'

/**
 * The data of a view, as its source brings it: from the title at once, from the service in four states.
 * @param wanted false: not yet
 */
export function useViewData(planned: PlannedView, title: Title, wanted = true): Served<unknown> {
  const runtime = useRuntime()
  const source = planned.entry.source as unknown as ViewSource<unknown, unknown>
  const load = () => source.load({ runtime, title, view: planned.raw })
  const key = source.key?.(title, planned.raw)
  const served = useService(wanted ? key : undefined, async () => load())
  if (key !== undefined) return served
  return { data: load(), error: undefined, refreshing: false, retry: () => {} }
}

/** How many things a view has, as far as that is known. */
export function countOf(planned: PlannedView, { data }: Served<unknown>): number | undefined {
  return data === undefined ? undefined : (planned.entry.source.count as (data: unknown) => number | undefined)(data)
}
