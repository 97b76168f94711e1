import type { HistoryEntry } from '../generated/types'
import quick from '../generated/validators/service/history-entry.quick.js'
import type { Http } from './http/http'
import type { ServiceResponse } from './http/response'
import { type DataType, type ListResult, type Query, queryString, type ServiceClient } from './query'

const HISTORY_ENTRY: DataType<HistoryEntry> = { schema: 'service/history-entry', quick }

/** How the history can be sorted; `-` before a field turns it round. */
export type HistoryOrder = '-updated_at' | 'updated_at' | 'name'

/** Entries of one call, and at most in all. */
const PAGE_SIZE = 100
const MAX_ENTRIES = 1000

/**
 * What the viewer has watched: GET /user/history/. The problem: not every entry is shown (types whose history the site
 * does not keep, titles that are gone), so pages of the service are no pages of what is shown. The solution: all of it,
 * by calls of 100 side by side. A service that knows of no pages answers with everything at once.
 */
export const historyQuery = (order_by: HistoryOrder): Query<HistoryEntry[]> => ({
  key: `history ${order_by}`,
  tag: { type: 'history', order: order_by },
  async read(client) {
    const readPage = async (offset: number) =>
      client.list(
        await client.get(`user/history/${queryString({ offset, limit: PAGE_SIZE, order_by })}`),
        HISTORY_ENTRY,
      )
    const { items, total } = await readPage(0)
    if (items.length > PAGE_SIZE) return items
    const pages: Promise<ListResult<HistoryEntry>>[] = []
    for (let offset = PAGE_SIZE; offset < Math.min(total, MAX_ENTRIES); offset += PAGE_SIZE)
      pages.push(readPage(offset))
    const all = [items, ...(await Promise.all(pages)).map((next) => next.items)].flat()
    // What was saved between two calls may stand in both.
    return [...new Map(all.map((entry) => [`${entry.asset_id}`, entry])).values()]
  },
})

/** Entries that a row of what was begun looks through: a series may have several. */
const MAX_RECENT_ENTRIES = 48

/** What the viewer has watched last. */
export const recentHistoryQuery: Query<HistoryEntry[]> = {
  key: 'history recent',
  tag: { type: 'history', order: 'recent' },
  async read(client) {
    const query = queryString({ offset: 0, limit: MAX_RECENT_ENTRIES, order_by: '-updated_at' })
    return (await client.list(await client.get(`user/history/${query}`), HISTORY_ENTRY)).items
  },
}

/** The entry that a save has made: the service answers with it (spec, section 7). */
export const readSavedEntry = async (
  client: ServiceClient,
  response: ServiceResponse,
): Promise<HistoryEntry | undefined> => (await client.list(response, HISTORY_ENTRY).catch(() => undefined))?.items[0]

/** How far the viewer got with a title, or with its episodes: GET /user/history/?title_id=. */
export const titleHistoryQuery = (title_id: string | number): Query<HistoryEntry[]> => ({
  key: `history-of ${title_id}`,
  tag: { type: 'title-history', title: title_id },
  read: async (client) =>
    (
      await client.list(
        await client.get(`user/history/${queryString({ title_id })}`, { timeout: 'secondary' }),
        HISTORY_ENTRY,
      )
    ).items,
})

/** As `titleHistoryQuery`, outside a page: the answer is not checked. */
export const getTitleHistory = (http: Http, title_id: string | number) =>
  http.get(`user/history/${queryString({ title_id })}`, { timeout: 'secondary' })

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
