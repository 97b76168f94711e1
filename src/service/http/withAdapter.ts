import type {
  Collection,
  CollectionAsset,
  Event,
  Faq,
  Genre,
  HistoryEntry,
  ModuleList,
  PlaybackAsset,
  Season,
  SiteDocument,
  Title,
  TitleCard,
  VideoPlayback,
  WaysToWatch,
} from '../../generated/types'
import { errorMessage } from '../../lib/errorMessage'
import type { Http } from './http'
import { ServiceError, type ServiceResponse } from './response'

interface ListResponse<Item> {
  data: Item[]
  /** Number of items, including those that were not requested */
  total?: number
}

interface ItemResponse<Item> {
  data: Item
}

/** Responses of the service by the name of the call (docs/reference/service-reference.md) */
export interface ServiceResponses {
  config: SiteDocument
  /** A module list of the config's `modules_uri` if that begins with `modules/placement/` */
  moduleList: ModuleList
  /** Titles of a list, a search, or related titles */
  titles: ListResponse<TitleCard>
  title: ItemResponse<Title>
  genres: ListResponse<Genre>
  /** The fields of a genre, with its titles in `data` */
  genre: ListResponse<TitleCard> & { name?: string; image_path?: string }
  seasons: ListResponse<Season>
  /** The stream of an asset or a title */
  playback: ItemResponse<PlaybackAsset>
  /** The videos of a title by language */
  videos: ItemResponse<VideoPlayback>
  watchlist: { data: { items: TitleCard[] } }
  history: ListResponse<HistoryEntry>
  events: ListResponse<Event>
  event: ItemResponse<Event>
  faq: ListResponse<Faq>
  waysToWatch: ListResponse<WaysToWatch>
  collections: ListResponse<Collection>
  collection: ItemResponse<Collection>
  collectionAssets: ListResponse<CollectionAsset>
  /** All other calls, including writes */
  other: unknown
}

export interface AdaptedCall {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path below the service's base, with query: `avails/titles?search=night` */
  path: string
}

/**
 * Converts responses of another service to those that the site expects, by the name of the call. The functions are pure
 * and run before validation, so their input is not validated either: its type is only what it should be.
 */
export type Adapter = {
  [Name in keyof ServiceResponses]?: (call: AdaptedCall, answer: ServiceResponses[Name]) => ServiceResponses[Name]
}

/** Paths of the named calls, without query */
const CALL_PATTERNS: readonly (readonly [keyof ServiceResponses, RegExp])[] = [
  ['config', /^config\/$/],
  ['moduleList', /^modules\/placement\//],
  ['titles', /^(?:avails\/titles\/?|avails\/titles\/[^/]+\/related\/|inventory\/search)$/],
  ['title', /^avails\/titles\/[^/]+$/],
  ['genres', /^avails\/genres\/$/],
  ['genre', /^avails\/genres\/[^/]+\/$/],
  ['seasons', /^inventory\/[^/]+\/seasons\/$/],
  ['playback', /^(?:playback\/stream\/(?:asset\/)?[^/]+\/|avails\/play\/[^/]+\/[^/]+)$/],
  ['videos', /^playback\/videos\/[^/]+\/$/],
  ['watchlist', /^user\/queue\/$/],
  ['history', /^user\/history\/$/],
  ['events', /^events\/$/],
  ['event', /^events\/[^/]+$/],
  ['faq', /^faq\/$/],
  ['waysToWatch', /^faq\/ways-to-watch\/categories\/$/],
  ['collections', /^collections\/$/],
  ['collection', /^collections\/[^/]+\/$/],
  ['collectionAssets', /^collections\/[^/]+\/items\/$/],
]

/** Name of a call. Lists with `id_only` are not `watchlist`. */
export function callNameOf({ method, path }: AdaptedCall): keyof ServiceResponses {
  const [bare = '', query = ''] = path.replace(/^\/+/, '').split('?')
  if (method !== 'GET' || query.includes('id_only')) return 'other'
  const [name] = CALL_PATTERNS.find(([, pattern]) => pattern.test(bare)) ?? []
  return name ?? 'other'
}

export interface AdapterProblem {
  severity: 'error'
  rule: 'service/adapter'
  file: string
  pointer: string
  message: string
}

/**
 * Applies an adapter to all responses. If it throws, only that call fails. Errors and documents that are not JSON are not
 * adapted.
 * @param onProblem called with the name of the function that threw, and the call
 */
export function withAdapter(http: Http, adapter: Adapter, onProblem: (problem: AdapterProblem) => void): Http {
  function adapted(call: AdaptedCall, response: ServiceResponse): ServiceResponse {
    const name = callNameOf(call)
    const adapt = adapter[name] as ((call: AdaptedCall, answer: unknown) => unknown) | undefined
    if (!adapt) return response
    let data: unknown
    try {
      data = adapt(call, response.data)
    } catch (error) {
      const message = `the adapter "${name}" threw an error for ${call.method} ${call.path}: ${errorMessage(error)}`
      onProblem({ severity: 'error', rule: 'service/adapter', file: call.path, pointer: '', message })
      throw new ServiceError('adapter', call.path)
    }
    return {
      ...response,
      data,
      // Lazy, because only messages about problems need it
      get text() {
        return JSON.stringify(data, null, 2) ?? ''
      },
    }
  }

  return {
    ...http,
    async get(path, options) {
      const response = await http.get(path, options)
      return options?.parseBody ? response : adapted({ method: 'GET', path }, response)
    },
    async send(method, path, body, options) {
      const response = await http.send(method, path, body, options)
      return options?.parseBody ? response : adapted({ method, path }, response)
    },
  }
}
