import { keepsHistory } from '../../catalogue/continue/keepsHistory'
import { rememberCards } from '../../catalogue/data/knownCards'
import type { HistoryEntry, TitleCard } from '../../generated/types'
import quick from '../../generated/validators/service/history-entry.quick.js'
import { getHistory, type HistoryQuery } from '../../service/history'
import type { Runtime } from '../../site/runtime'
import { type Listed, readList } from '../../site/validate/readAnswer'

/** Something that was watched. */
export interface Watched {
  key: string
  /** With `progress`. */
  title: TitleCard
}

/**
 * A page of the history, without titles that are not shown any more and types whose history the site does not keep.
 * @throws ServiceError when the service does not answer, TypeError when it answers something else
 */
export async function loadHistory(runtime: Runtime, query: HistoryQuery): Promise<Listed<Watched>> {
  const { http, problems, plan } = runtime
  const check = { schema: 'service/history-entry', quick, problems } as const
  const { items, total } = await readList<HistoryEntry>(await getHistory(http, query), check)
  // A service that does not know of pages answers with everything.
  const { offset, limit } = query
  const page = items.length > limit ? items.slice(offset, offset + limit) : items
  const watched = page.flatMap(({ title, asset_id, progress }): Watched[] =>
    title && keepsHistory(plan.document.site_config, title.title_type)
      ? [{ key: `${title.slug} ${asset_id}`, title: { ...title, progress } }]
      : [],
  )
  rememberCards(
    runtime,
    watched.map(({ title }) => title),
  )
  return { items: watched, total }
}
