import { knownCard } from '../../catalogue/title/cardsInMemory'
import { layoutFor, type PlannedLayout } from '../../catalogue/title-layout/titleLayout'
import { titleLayoutsQuery } from '../../catalogue/title-layout/titleLayoutsQuery'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Title } from '../../generated/types'
import { titleQuery } from '../../service/titles'
import { useRuntime } from '../../site/react/RuntimeContext'

export interface TitleData {
  answer: QueryResult<Title>
  /** The full title or the data of its card. */
  title: Title | undefined
  /** undefined while it loads. */
  layout: PlannedLayout | undefined
}

/** Loads the title and the layouts in parallel; meanwhile it returns the data of a card that a list has loaded. */
export function useTitle(slug: string): TitleData {
  const runtime = useRuntime()
  const answer = useQuery(titleQuery(slug))
  const layouts = useQuery(titleLayoutsQuery(runtime))
  const title = answer.data ?? (answer.error === undefined ? knownCard(runtime, slug) : undefined)
  const layout = layouts.data && title && layoutFor(layouts.data, title.title_type)
  // The page needs the code of the views: its failure counts as a failure of the page.
  const error = answer.error ?? layouts.error
  const retry = () => {
    if (answer.error !== undefined) answer.retry()
    if (layouts.error !== undefined) layouts.retry()
  }
  return { answer: { ...answer, error: error, retry }, title, layout }
}
