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
import type { Http } from './http'
import { ServiceError, type ServiceResponse } from './response'

interface List<Item> {
  data: Item[]
  /** How many there are in all. */
  total?: number
}

interface One<Item> {
  data: Item
}

/** The answers of the service, by the name of their call (docs/service-reference.md). */
export interface ServiceResponses {
  config: SiteDocument
  /** A module list of the config's `modules_uri`, where that begins with `modules/placement/`. */
  moduleList: ModuleList
  /** Titles of a list, of a search, or like another one. */
  titles: List<TitleCard>
  title: One<Title>
  genres: List<Genre>
  /** A genre, and its titles in `data`. */
  genre: List<TitleCard> & { name?: string; image_path?: string }
  seasons: List<Season>
  /** What is to be played of an asset or a title. */
  playback: One<PlaybackAsset>
  /** The videos of a title, by language. */
  videos: One<VideoPlayback>
  watchlist: { data: { items: TitleCard[] } }
  history: List<HistoryEntry>
  events: List<Event>
  event: One<Event>
  faq: List<Faq>
  waysToWatch: List<WaysToWatch>
  collections: List<Collection>
  collection: One<Collection>
  collectionAssets: List<CollectionAsset>
  /** Any other call, those that change something too. */
  other: unknown
}

/** A call to the service. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the service's base, with its query: `avails/titles?search=night`. */
  path: string
}

/**
 * What stands between the site and its service: what an answer becomes, by the name of its call. Each is pure, and runs
 * before the answer is checked; what it is given has not been checked either, its type says what it should be.
 */
export type Adapter = {
  [Name in keyof ServiceResponses]?: (call: Call, answer: ServiceResponses[Name]) => ServiceResponses[Name]
}

/** The calls that have a name, by their paths without query. */
const CALLS: { readonly [Name in keyof ServiceResponses]?: RegExp } = {
  config: /^config\/$/,
  moduleList: /^modules\/placement\//,
  titles: /^(?:avails\/titles\/?|avails\/titles\/[^/]+\/related\/|inventory\/search)$/,
  title: /^avails\/titles\/[^/]+$/,
  genres: /^avails\/genres\/$/,
  genre: /^avails\/genres\/[^/]+\/$/,
  seasons: /^inventory\/[^/]+\/seasons\/$/,
  playback: /^(?:playback\/stream\/(?:asset\/)?[^/]+\/|avails\/play\/[^/]+\/[^/]+)$/,
  videos: /^playback\/videos\/[^/]+\/$/,
  watchlist: /^user\/queue\/$/,
  history: /^user\/history\/$/,
  events: /^events\/$/,
  event: /^events\/[^/]+$/,
  faq: /^faq\/$/,
  waysToWatch: /^faq\/ways-to-watch\/categories\/$/,
  collections: /^collections\/$/,
  collection: /^collections\/[^/]+\/$/,
  collectionAssets: /^collections\/[^/]+\/items\/$/,
}

/** The name of a call. Lists of ids only are none of the watchlist. */
export function callNameOf({ method, path }: Call): keyof ServiceResponses {
  const [bare = '', query = ''] = path.replace(/^\/+/, '').split('?')
  if (method !== 'GET' || query.includes('id_only')) return 'other'
  const found = Object.entries(CALLS).find(([, pattern]) => pattern.test(bare))
  return (found?.[0] as keyof ServiceResponses | undefined) ?? 'other'
}

/** What is said of an adapter that threw. */
export interface AdapterProblem {
  severity: 'error'
  file: string
  pointer: string
  message: string
}

/**
 * Puts an adapter in front of the service. One that throws costs that answer only: its call has failed, for whoever asked.
 * Refusals and documents that are no JSON go past it.
 * @param onProblem told of each adapter that threw, by its name, with the call
 */
export function adaptHttp(http: Http, adapter: Adapter, onProblem: (problem: AdapterProblem) => void): Http {
  function adapted(call: Call, response: ServiceResponse): ServiceResponse {
    const name = callNameOf(call)
    const adapt = adapter[name] as ((call: Call, answer: unknown) => unknown) | undefined
    if (!adapt) return response
    let data: unknown
    try {
      data = adapt(call, response.data)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      const message = `the adapter "${name}" threw at ${call.method} ${call.path}: ${why}`
      onProblem({ severity: 'error', file: call.path, pointer: '', message })
      throw new ServiceError('adapter', call.path)
    }
    return {
      ...response,
      data,
      // Seldom read: for the lines of what is wrong.
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
