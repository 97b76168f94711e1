import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { titleHistoryQuery } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import { type Continue, continueOf } from './continueOf'
import { keepsHistory } from './keepsHistory'

/**
 * Where the viewer goes on with a title; undefined while it is not known, when nothing was begun, and when it could not
 * be asked: a title page does without.
 * @param enabled false: nothing is asked, for example because nobody is signed in
 */
export function useContinue(title: TitleCard, enabled: boolean): Continue | undefined {
  const config = useRuntime().plan.document.site_config
  const asks = enabled && keepsHistory(config, title.title_type)
  const { data } = useQuery(asks ? titleHistoryQuery(title.id ?? title.slug) : undefined)
  return asks && data ? continueOf(title, data, config) : undefined
}
