import { knownCard } from '../../catalogue/title/cardsInMemory'
import { layoutFor, type PlannedLayout } from '../../catalogue/title-layout/titleLayout'
import { titleLayoutsQuery } from '../../catalogue/title-layout/titleLayoutsQuery'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Title } from '../../generated/types'
import { titleQuery } from '../../service/titles'
import { useRuntime } from '../../site/react/RuntimeContext'

/** A title page's data as far as it has come. */
export interface TitleData {
  answer: QueryResult<Title>
  /** What is known: all, or what the card knew. */
  title: Title | undefined
  /** Undefined: not known yet. */
  layout: PlannedLayout | undefined
}

/** Asks for the title and the layouts side by side. What a card knew is there at once. */
export function useTitle(slug: string): TitleData {
  const runtime = useRuntime()
  const answer = useQuery(titleQuery(slug))
  const layouts = useQuery(titleLayoutsQuery(runtime))
  const title = answer.data ?? (answer.error === undefined ? knownCard(runtime, slug) : undefined)
  const layout = layouts.data && title && layoutFor(layouts.data, title.title_type)
  // Without the code of the views there is no page: the same failure, the same way out.
  const failed = answer.error ?? layouts.error
  const retry = () => {
    if (answer.error !== undefined) answer.retry()
    if (layouts.error !== undefined) layouts.retry()
  }
  return { answer: { ...answer, error: failed, retry }, title, layout }
}
