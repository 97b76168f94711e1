import type { HistoryEntry } from '../generated/types'
import type { Http } from './http/http'
import { queryText } from './titles'

/** How the history can be sorted; `-` before a field turns it round. */
export type HistoryOrder = '-updated_at' | 'updated_at' | 'name'

/** What is asked of the history. */
export interface HistoryQuery {
  offset: number
  limit: number
  order_by: HistoryOrder
}

/** A page of what the viewer has watched: GET /user/history/. */
export const getHistory = (http: Http, query: HistoryQuery) => http.get(`user/history/${queryText({ ...query })}`)

/** How far the viewer got with a title, or with its episodes: GET /user/history/?title_id=. */
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
