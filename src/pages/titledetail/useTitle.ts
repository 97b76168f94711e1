import { cachedCard } from '../../catalogue/title/cardsInMemory'
import { layoutFor, type PlannedLayout } from '../../catalogue/title-layout/titleLayout'
import { titleLayoutsQuery } from '../../catalogue/title-layout/titleLayoutsQuery'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Title } from '../../generated/types'
import { titleQuery } from '../../service/titles'
import { useRuntime } from '../../site/react/RuntimeContext'

export interface TitleData {
  result: QueryResult<Title>
  /** The full title or the data of its card. */
  title: Title | undefined
  /** undefined while it loads. */
  layout: PlannedLayout | undefined
}

/** Loads the title and the layouts in parallel. Until then, returns the title's card if one is in memory. */
export function useTitle(slug: string): TitleData {
  const runtime = useRuntime()
  const result = useQuery(titleQuery(slug))
  const layouts = useQuery(titleLayoutsQuery(runtime))
  const title = result.data ?? (result.error === undefined ? cachedCard(runtime, slug) : undefined)
  const layout = layouts.data && title && layoutFor(layouts.data, title.title_type)
  // The page cannot render without the code of the views, which `layouts` loads.
  const error = result.error ?? layouts.error
  const retry = () => {
    if (result.error !== undefined) result.retry()
    if (layouts.error !== undefined) layouts.retry()
  }
  return { result: { ...result, error, retry }, title, layout }
}
