import { useMemo } from 'react'
import { type Answer, useQuery } from '../../data/useQuery'
import type { Title } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { PlannedView } from '../title-layout/titleLayout'

/**
 * The data of a view, as its source brings it: from the title at once, from the service in four states. The same title
 * gives the same data: a new object would take a broken view for a healed one.
 * @param wanted false: not yet
 */
export function useViewData(planned: PlannedView, title: Title, wanted = true): Answer<unknown> {
  const runtime = useRuntime()
  const { source } = planned.entry
  const answer = useQuery(wanted ? source.query?.(title, planned.raw, runtime) : undefined)
  const own = useMemo(() => source.own?.(title, planned.raw, runtime), [source, planned, title, runtime])
  return source.query ? answer : { data: own, error: undefined, busy: false, retry: () => {} }
}

/** How many things a view has, as far as that is known. */
export function countOf(planned: PlannedView, { data }: Answer<unknown>): number | undefined {
  return data === undefined ? undefined : planned.entry.source.count(data)
}
