import type { HistoryEntry } from '../generated/types'
import quick from '../generated/validators/service/history-entry.quick.js'
import type { Http } from './http/http'
import type { ServiceResponse } from './http/response'
import { type ListResult, type Query, queryString, type ResponseSchema, type ServiceClient } from './query'

const HISTORY_ENTRY_SCHEMA: ResponseSchema<HistoryEntry> = { schema: 'service/history-entry', quick }

/** Order of the history; `-` means descending */
export type HistoryOrder = '-updated_at' | 'updated_at' | 'name'

/** Entries per request, and upper bound in total */
const PAGE_SIZE = 100
const MAX_ENTRIES = 1000

/**
 * The viewing history: GET /user/history/. Some entries are not shown (types without history, titles that no
 * longer exist), so the service's pages do not match the pages of the site. All entries are therefore loaded, with
 * parallel requests of 100. A service without paging returns everything in its first response.
 */
export const historyQuery = (order_by: HistoryOrder): Query<HistoryEntry[]> => ({
  key: `history ${order_by}`,
  tag: { type: 'history', order: order_by },
  async read(client) {
    const readPage = async (offset: number) =>
      client.list(
        await client.get(`user/history/${queryString({ offset, limit: PAGE_SIZE, order_by })}`),
        HISTORY_ENTRY_SCHEMA,
      )
    const { items, total } = await readPage(0)
    if (items.length > PAGE_SIZE) return items
    const pages: Promise<ListResult<HistoryEntry>>[] = []
    for (let offset = PAGE_SIZE; offset < Math.min(total, MAX_ENTRIES); offset += PAGE_SIZE)
      pages.push(readPage(offset))
    const all = [items, ...(await Promise.all(pages)).map((next) => next.items)].flat()
    // An entry that was saved between two requests may be in both.
    return [...new Map(all.map((entry) => [`${entry.asset_id}`, entry])).values()]
  },
})

/** Enough for a Continue Watching row, because a series may have several entries */
const MAX_RECENT_ENTRIES = 48

export const recentHistoryQuery: Query<HistoryEntry[]> = {
  key: 'history recent',
  tag: { type: 'history', order: 'recent' },
  async read(client) {
    const query = queryString({ offset: 0, limit: MAX_RECENT_ENTRIES, order_by: '-updated_at' })
    return (await client.list(await client.get(`user/history/${query}`), HISTORY_ENTRY_SCHEMA)).items
  },
}

/** The entry in the response to a save (spec, section 7) */
export const parseSaveResponse = async (
  client: ServiceClient,
  response: ServiceResponse,
): Promise<HistoryEntry | undefined> =>
  (await client.list(response, HISTORY_ENTRY_SCHEMA).catch(() => undefined))?.items[0]

/** Progress in a title or its episodes: GET /user/history/?title_id= */
export const titleHistoryQuery = (title_id: string | number): Query<HistoryEntry[]> => ({
  key: `history-of ${title_id}`,
  tag: { type: 'title-history', title: title_id },
  read: async (client) =>
    (
      await client.list(
        await client.get(`user/history/${queryString({ title_id })}`, { timeout: 'secondary' }),
        HISTORY_ENTRY_SCHEMA,
      )
    ).items,
})

/** As `titleHistoryQuery`, for use outside components; the response is not validated */
export const getTitleHistory = (http: Http, title_id: string | number) =>
  http.get(`user/history/${queryString({ title_id })}`, { timeout: 'secondary' })

/** Progress in seconds */
export type ProgressEntry = Pick<HistoryEntry, 'title_id' | 'asset_id' | 'progress'>

/**
 * Saves the progress: POST /user/history/. `keepalive` lets the request complete after the page is closed, because the
 * last save counts.
 */
export const saveProgress = (
  http: Http,
  { title_id, asset_id, progress }: ProgressEntry,
  options: { signal?: AbortSignal } = {},
) => http.send('POST', 'user/history/', { title_id, asset_id, progress }, { ...options, keepalive: true })
