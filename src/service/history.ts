import type { Http } from './http'
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
