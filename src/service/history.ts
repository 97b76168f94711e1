import type { HistoryEntry } from '../generated/types'
import quick from '../generated/validators/service/history-entry.quick.js'
import type { Http } from './http/http'
import { type Listed, type Query, queryText, type Thing } from './query'

const HISTORY_ENTRY: Thing<HistoryEntry> = { schema: 'service/history-entry', quick }

/** How the history can be sorted; `-` before a field turns it round. */
export type HistoryOrder = '-updated_at' | 'updated_at' | 'name'

/** What is asked of the history. */
export interface HistoryQuestion {
  offset: number
  limit: number
  order_by: HistoryOrder
}

/** A page of what the viewer has watched: GET /user/history/. A service that knows of no pages answers with everything. */
export const historyQuery = (question: HistoryQuestion): Query<Listed<HistoryEntry>> => {
  const text = queryText({ ...question })
  return {
    key: `history ${text}`,
    async read(ask) {
      const { offset, limit } = question
      const { items, total } = await ask.list(await ask.get(`user/history/${text}`), HISTORY_ENTRY)
      return { items: items.length > limit ? items.slice(offset, offset + limit) : items, total }
    },
  }
}

/** How far the viewer got with a title, or with its episodes: GET /user/history/?title_id=. */
export const titleHistoryQuery = (title_id: string | number): Query<HistoryEntry[]> => ({
  key: `history-of ${title_id}`,
  read: async (ask) =>
    (await ask.list(await ask.get(`user/history/${queryText({ title_id })}`, { limit: 'secondary' }), HISTORY_ENTRY))
      .items,
})

/** As `titleHistoryQuery`, outside a page: the answer is not checked. */
export const getTitleHistory = (http: Http, title_id: string | number) =>
  http.get(`user/history/${queryText({ title_id })}`, { limit: 'secondary' })

/** How far a viewer got with an asset, in seconds. */
export type ProgressEntry = Pick<HistoryEntry, 'title_id' | 'asset_id' | 'progress'>

/**
 * Saves how far a viewer got: POST /user/history/. It arrives also when the page is left meanwhile: the last save is the
 * one that counts.
 */
export const saveProgress = (
  http: Http,
  { title_id, asset_id, progress }: ProgressEntry,
  options: { signal?: AbortSignal } = {},
) => http.send('POST', 'user/history/', { title_id, asset_id, progress }, { ...options, keepalive: true })
