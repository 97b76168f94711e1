import type { HistoryEntry } from '../generated/types'
import quick from '../generated/validators/service/history-entry.quick.js'
import type { Http } from './http/http'
import type { Reply } from './http/reply'
import { type Ask, type Listed, type Query, queryText, type Thing } from './query'

const HISTORY_ENTRY: Thing<HistoryEntry> = { schema: 'service/history-entry', quick }

/** How the history can be sorted; `-` before a field turns it round. */
export type HistoryOrder = '-updated_at' | 'updated_at' | 'name'

/** Entries of one call, and at most in all. */
const CALL = 100
const MOST = 1000

/**
 * What the viewer has watched: GET /user/history/. The problem: not every entry is shown (types whose history the site
 * does not keep, titles that are gone), so pages of the service are no pages of what is shown. The solution: all of it,
 * by calls of 100 side by side. A service that knows of no pages answers with everything at once.
 */
export const historyQuery = (order_by: HistoryOrder): Query<HistoryEntry[]> => ({
  key: `history ${order_by}`,
  tag: { type: 'history', order: order_by },
  async read(ask) {
    const listFrom = async (offset: number) =>
      ask.list(await ask.get(`user/history/${queryText({ offset, limit: CALL, order_by })}`), HISTORY_ENTRY)
    const { items, total } = await listFrom(0)
    if (items.length > CALL) return items
    const calls: Promise<Listed<HistoryEntry>>[] = []
    for (let offset = CALL; offset < Math.min(total, MOST); offset += CALL) calls.push(listFrom(offset))
    const all = [items, ...(await Promise.all(calls)).map((next) => next.items)].flat()
    // What was saved between two calls may stand in both.
    return [...new Map(all.map((entry) => [`${entry.asset_id}`, entry])).values()]
  },
})

/** Entries that a row of what was begun looks through: a series may have several. */
const RECENT = 48

/** What the viewer has watched last. */
export const recentHistoryQuery: Query<HistoryEntry[]> = {
  key: 'history recent',
  tag: { type: 'history', order: 'recent' },
  async read(ask) {
    const asked = queryText({ offset: 0, limit: RECENT, order_by: '-updated_at' })
    return (await ask.list(await ask.get(`user/history/${asked}`), HISTORY_ENTRY)).items
  },
}

/** The entry that a save has made: the service answers with it (spec, section 7). */
export const savedEntry = async (ask: Ask, reply: Reply): Promise<HistoryEntry | undefined> =>
  (await ask.list(reply, HISTORY_ENTRY).catch(() => undefined))?.items[0]

/** How far the viewer got with a title, or with its episodes: GET /user/history/?title_id=. */
export const titleHistoryQuery = (title_id: string | number): Query<HistoryEntry[]> => ({
  key: `history-of ${title_id}`,
  tag: { type: 'title-history', title: title_id },
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
