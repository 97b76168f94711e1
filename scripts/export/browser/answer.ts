import type { Title } from '../../../fixtures/service/catalogue/titles/title'
import { filterTitles } from '../../../fixtures/service/catalogue/titles/titleQuery'
import { paginate } from '../../../fixtures/service/page'
import { parseWordList } from '../../../fixtures/service/parseWordList'
import { findResumeProgress } from '../../../src/catalogue/title/titleFacts'
import type { SafeStorage } from '../../../src/lib/browser/storage'
import { fileOfCall, OWN_LISTS_PATH, ownList, TITLES_PATH, type TitleIndex } from './callFiles'
import { createGuestLists, type PlaybackPosition } from './guestLists'
import { withProgress } from './withProgress'

/** Reads a file of the exported site. */
type ReadFile = (address: string, signal?: AbortSignal) => Promise<Response>

/** A call as the site makes it. */
export interface ExportCall {
  method: string
  /** Relative to the base URL of the service. */
  path: string
  query: URLSearchParams
  /** JSON. */
  body?: string
  signal?: AbortSignal
}

/** Lists that are searched in the list of all titles, each with its default limit. */
const SEARCHED_LISTS: ReadonlyMap<string, { limit: number; parts: boolean }> = new Map([
  ['avails/titles', { limit: -1, parts: false }],
  ['modules/inventory', { limit: -1, parts: false }],
  ['inventory/search', { limit: 10, parts: true }],
])

/** Lists that the query parameter `type` filters, each with the compared field. */
const LISTS_FILTERED_BY_TYPE: readonly [RegExp, string][] = [
  [/^inventory\/[^/]+\/extras$/, 'title_type'],
  [/^inventory\/[^/]+\/media$/, 'type'],
]

/**
 * Answers the calls of an exported site in the browser, from files and from the watchlist and history in its storage.
 * Calls that need a real service get an error status.
 */
export function createAnswer(
  read: ReadFile,
  storage: Pick<SafeStorage, 'get' | 'set'>,
): (call: ExportCall) => Promise<Response> {
  let titles: Promise<TitleIndex> | undefined
  const guest = createGuestLists(storage, async () => catalogueOf(await index()).find)
  let ownLists: Promise<string[]> | undefined

  return async (call) => {
    const path = call.path.replace(/^\/+|\/+$/g, '')
    const own = await guest.answer({ ...call, path })
    if (own) return own
    const answer = await answerOf({ ...call, path })
    const history = answer.ok && !path.startsWith('config') ? guest.history() : []
    if (history.length === 0) return answer
    // A finished title starts from the beginning.
    const unfinished = path.startsWith('playback/') ? (await Promise.all(history.map(unlessFinished))).flat() : history
    return jsonResponse(withProgress(await answer.json(), unfinished) as object, answer.status)
  }

  async function answerOf({ method, path, query, signal }: ExportCall): Promise<Response> {
    if (path === 'modules/content/tracking') return jsonResponse({ data: null, success: true }, 201)
    if (path.startsWith('user/')) return jsonResponse({ data: null, message: 'This site has no sign-in.' }, 401)
    if (method !== 'GET') return jsonResponse({ data: null, message: 'This site has no service.' }, 405)
    const search = SEARCHED_LISTS.get(path)
    if (search) return find(query, search)
    const byType = LISTS_FILTERED_BY_TYPE.find(([list]) => list.test(path))?.[1]
    const answer = await file(fileOfCall(path, await ownListOf(path, query)), signal)
    return byType && answer.ok ? filterByType(answer, byType, parseWordList(query, 'type')) : answer
  }

  /** Treats an HTML response as 404: some hosts return a page for every unknown path. */
  async function file(address: string, signal?: AbortSignal): Promise<Response> {
    const answer = await read(address, signal)
    const isData = /json/.test(answer.headers.get('Content-Type') ?? '')
    return answer.ok && !isData ? jsonResponse({ data: null, message: `${address} does not exist.` }, 404) : answer
  }

  async function ownListOf(path: string, query: URLSearchParams): Promise<string | undefined> {
    const own = path.startsWith('modules/placement/') ? ownList(query) : undefined
    if (!own) return undefined
    ownLists ??= read(OWN_LISTS_PATH).then((answer) => answer.json())
    return (await ownLists.catch((): string[] => [])).includes(own) ? own : undefined
  }

  function index(): Promise<TitleIndex> {
    titles ??= read(TITLES_PATH).then((answer) => answer.json())
    return titles.catch((error) => {
      // Do not cache the failure, so that a retry fetches the list again.
      titles = undefined
      throw error
    })
  }

  async function unlessFinished(position: PlaybackPosition): Promise<PlaybackPosition[]> {
    const title = catalogueOf(await index()).find(position.title_id)
    return title?.runtime && !findResumeProgress({ ...title, progress: position.progress }) ? [] : [position]
  }

  async function find(query: URLSearchParams, { limit, parts }: { limit: number; parts: boolean }): Promise<Response> {
    const shown = catalogueOf(await index())
    const ids = query.get('ids')
    const found = ids
      ? ids.split(',').flatMap((id) => shown.find(id) ?? [])
      : filterTitles(shown, query, parts ? shown.all : undefined)
    const cards = paginate(found, query, limit).map(({ tags: _, ...card }) => card)
    return jsonResponse({ data: cards, total: found.length })
  }
}

function catalogueOf({ top, all }: TitleIndex) {
  const found = all as unknown as Title[]
  return {
    titles: found.slice(0, top),
    all: found,
    find: (key: string | number) => found.find(({ slug, id }) => slug === key || String(id) === String(key)),
  }
}

async function filterByType(answer: Response, field: string, types: readonly string[]): Promise<Response> {
  if (types.length === 0) return answer
  const { data, ...more } = await answer.json()
  const own = (data as Record<string, unknown>[]).filter((each) => types.includes(String(each[field] ?? '')))
  return jsonResponse({ ...more, data: own })
}

const jsonResponse = (body: object, status = 200) => Response.json(body, { status })
