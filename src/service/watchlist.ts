import type { TitleCard } from '../generated/types'
import type { Http } from './http/http'
import { type Query, queryString } from './query'
import { TITLE_CARD_SCHEMA } from './titles'

/** Order of the watchlist; `-` means descending */
export type WatchlistOrder = '-updated_at' | 'name' | '-release_year'

export const titleIdOrSlug = ({ id, slug }: Pick<TitleCard, 'id' | 'slug'>) => id ?? slug

/**
 * The whole watchlist without duplicates: GET /user/queue/ (spec, section 9: watchlist fetch limit -1). `sort_direction`
 * repeats the sign of the order for services that read only one of them.
 */
export const watchlistQuery = (order_by: WatchlistOrder): Query<TitleCard[]> => ({
  key: `watchlist ${order_by}`,
  tag: { type: 'cards', watchlist: order_by },
  async read(client) {
    const sort_direction = order_by.startsWith('-') ? 'desc' : 'asc'
    const response = await client.get(`user/queue/${queryString({ limit: -1, order_by, sort_direction })}`)
    const { items } = await client.list(response, TITLE_CARD_SCHEMA, ['data', 'items'])
    return [...new Map(items.map((title) => [String(titleIdOrSlug(title)), title])).values()]
  },
})

/** Ids of all titles on the watchlist: GET /user/queue/ with `id_only` (spec, section 9: watchlist fetch limit -1) */
export const getWatchlistIds = (http: Http) => http.get('user/queue/?limit=-1&id_only=true', { timeout: 'secondary' })

/** Adds a title to the watchlist, or removes it: POST or DELETE /user/queue. */
export const sendWatchlistChange = (http: Http, title_id: string | number, isListed: boolean) =>
  http.send(isListed ? 'POST' : 'DELETE', 'user/queue', { title_id })
