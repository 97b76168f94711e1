import type { Http } from './http/http'
import { getTitles, queryText, type TitleQuery } from './titles'

/** What a search may say besides its words. */
export type SearchQuery = TitleQuery & { search: string }

/**
 * Title search: GET /avails/titles with the spec's own parameters (section 7), unless the question says otherwise. A
 * part that is found is answered by its parent.
 */
export const searchTitles = (http: Http, { search, sort, order, type, parent, ...more }: SearchQuery) =>
  getTitles(http, {
    sort: sort ?? 'name',
    search,
    order: order ?? 'ASC',
    ...more,
    parent: parent ?? true,
    type: type ?? 'feature,series',
  })

/** Everything in the inventory with these words in its name, episodes and extras too: GET /inventory/search. */
export const searchInventory = (http: Http, search: string, limit: number) =>
  http.get(`inventory/search${queryText({ search, limit })}`)
