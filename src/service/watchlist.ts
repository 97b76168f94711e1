import type { Http } from './http/http'
import { queryText } from './titles'

/** How the watchlist can be sorted; `-` before a field turns it round. */
export type WatchlistOrder = '-updated_at' | 'name' | '-release_year'

/** The whole watchlist as cards: GET /user/queue/ (spec, section 9: watchlist fetch limit -1). */
export const getWatchlist = (http: Http, order_by: WatchlistOrder) =>
  http.get(`user/queue/${queryText({ limit: -1, order_by })}`)

/** The ids of the titles on the watchlist: GET /user/queue/?id_only=true. */
export const getWatchlistIds = (http: Http) => http.get('user/queue/?id_only=true', { limit: 'secondary' })

/** Puts a title on the watchlist, or takes it off: POST or DELETE /user/queue. */
export const sendListed = (http: Http, title_id: string | number, listed: boolean) =>
  http.send(listed ? 'POST' : 'DELETE', 'user/queue', { title_id })
