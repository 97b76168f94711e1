import { sortTitles } from '../../../fixtures/service/catalogue/titles/sortTitles'
import type { Title } from '../../../fixtures/service/catalogue/titles/title'
import { paginate } from '../../../fixtures/service/page'
import type { SafeStorage } from '../../../src/lib/browser/storage'
import { isRecord } from '../../../src/lib/json/isRecord'
import { parseJson } from '../../../src/lib/json/parseJson'
import type { ExportCall } from './answer'

/** Finds a title by slug or id. */
type Find = (key: string | number) => Title | undefined

type Id = string | number

/** Playback position of an asset, in seconds. */
export interface PlaybackPosition {
  title_id: Id
  asset_id: Id
  progress: number
  updated_at: string
}

/** What the browser stores, latest first. */
interface StoredLists {
  watchlist: { title_id: Id; updated_at: string }[]
  history: PlaybackPosition[]
}

type CallHandler = (query: URLSearchParams, body: Record<string, unknown>) => Response | Promise<Response>

const STORAGE_KEY = 'marquee.guest'

/** Maximum number of entries of each list. */
const MAX_ENTRIES = 1000

/**
 * Watchlist and history of an exported site: there is no sign-in, so the browser stores them. Responses have the
 * format of the service.
 * @param find returns a function that finds titles of the site; titles that no longer exist are omitted
 */
export function createGuestLists(
  storage: Pick<SafeStorage, 'get' | 'set'>,
  find: () => Promise<Find>,
  now: () => Date = () => new Date(),
) {
  // No cache, because other tabs write, too.
  const read = () => parseStored(storage.get(STORAGE_KEY))
  const change = (next: Partial<StoredLists>) => storage.set(STORAGE_KEY, JSON.stringify({ ...read(), ...next }))

  async function showWatchlist(query: URLSearchParams): Promise<Response> {
    const { watchlist } = read()
    if (query.get('id_only') === 'true') return jsonResponse({ items: watchlist.map(({ title_id }) => title_id) })
    const shown = watchlist.length > 0 ? await find() : () => undefined
    const titles = watchlist.flatMap(({ title_id, updated_at }) => {
      const title = shown(title_id)
      return title ? [{ ...title, updated_at }] : []
    })
    return jsonResponse({ items: paginate(sortItems(titles, query), query), total: titles.length })
  }

  function addToWatchlist(body: Record<string, unknown>): Response {
    const { title_id } = body
    if (!isId(title_id)) return errorResponse(422)
    const others = read().watchlist.filter((entry) => !isSame(entry.title_id, title_id))
    change({ watchlist: [{ title_id, updated_at: now().toISOString() }, ...others].slice(0, MAX_ENTRIES) })
    return jsonResponse({ title_id }, 201)
  }

  function removeFromWatchlist({ title_id }: Record<string, unknown>): Response {
    const { watchlist } = read()
    const remaining = watchlist.filter((entry) => !isId(title_id) || !isSame(entry.title_id, title_id))
    if (remaining.length === watchlist.length) return errorResponse(404)
    change({ watchlist: remaining })
    return jsonResponse(null)
  }

  async function showHistory(query: URLSearchParams): Promise<Response> {
    const { history } = read()
    if (history.length === 0) return Response.json({ data: [], total: 0 })
    const shown = await find()
    const requested = query.get('title_id')
    const id = requested === null ? undefined : (shown(requested)?.id ?? requested)
    const entries = history.flatMap((entry) => {
      const title = shown(entry.title_id)
      const parent = title?.hierarchy?.parent_id
      const matches = id === undefined || isSame(entry.title_id, id) || (parent !== undefined && isSame(parent, id))
      return title && matches ? [{ ...title, entry: withTitle(entry, title) }] : []
    })
    const data = paginate(sortItems(entries, query), query).map(({ entry }) => entry)
    return Response.json({ data, total: entries.length })
  }

  async function savePosition(body: Record<string, unknown>): Promise<Response> {
    const { title_id, asset_id, progress } = body
    if (!isId(title_id) || !isId(asset_id) || typeof progress !== 'number' || !(progress >= 0))
      return errorResponse(422)
    const entry = { title_id, asset_id, progress, updated_at: now().toISOString() }
    const others = read().history.filter((other) => !isSame(other.asset_id, asset_id))
    change({ history: [entry, ...others].slice(0, MAX_ENTRIES) })
    return Response.json({ data: [withTitle(entry, (await find())(title_id))], success: true }, { status: 201 })
  }

  const answers: Record<string, CallHandler> = {
    'GET user/queue': showWatchlist,
    'POST user/queue': (_, body) => addToWatchlist(body),
    'DELETE user/queue': (_, body) => removeFromWatchlist(body),
    'GET user/history': showHistory,
    'POST user/history': (_, body) => savePosition(body),
  }

  return {
    /** The watched assets with their positions, latest first. */
    history: () => read().history,
    /** Handles watchlist and history calls; undefined for other calls. */
    async answer({ method, path, query, body }: ExportCall): Promise<Response | undefined> {
      const content = body === undefined ? {} : parseJson(body)
      return answers[`${method} ${path}`]?.(query, isRecord(content) ? content : {})
    },
  }
}

/** Sorts by `order_by`: the time of the change, or a field of the title. Stored lists are sorted latest first. */
function sortItems<Item extends Title>(items: Item[], query: URLSearchParams): Item[] {
  const by = query.get('order_by') ?? '-updated_at'
  if (by === 'updated_at') return items.reverse()
  return by === '-updated_at' ? items : sortTitles(items, by, query.get('sort_direction'))
}

const withTitle = (entry: PlaybackPosition, title: Title | undefined) => ({
  ...entry,
  title_id: title?.id ?? entry.title_id,
  title,
})

/** Parses the stored lists and drops invalid entries: other software at this origin may have written them. */
function parseStored(text = ''): StoredLists {
  let stored: unknown
  try {
    stored = parseJson(text)
  } catch {
    // Nothing is stored, or other software wrote it.
  }
  const { watchlist, history } = isRecord(stored) ? stored : {}
  const isListed = (each: unknown): each is StoredLists['watchlist'][number] => isRecord(each) && isId(each.title_id)
  const isPosition = (each: unknown): each is PlaybackPosition =>
    isRecord(each) && isId(each.title_id) && isId(each.asset_id) && typeof each.progress === 'number'
  return {
    watchlist: Array.isArray(watchlist) ? watchlist.filter(isListed) : [],
    history: Array.isArray(history) ? history.filter(isPosition) : [],
  }
}

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number'
const isSame = (one: Id, other: Id) => String(one) === String(other)
const jsonResponse = (data: unknown, status = 200) => Response.json({ data, success: true }, { status })
const errorResponse = (status: number) => Response.json({ data: null, success: false }, { status })
