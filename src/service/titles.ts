import type { Title, TitleCard } from '../generated/types'
import quickTitle from '../generated/validators/service/title.quick.js'
import quickCard from '../generated/validators/service/title-card.quick.js'
import { isRecord } from '../lib/json/isRecord'
import type { CallOptions } from './http/http'
import type { ServiceResponse } from './http/response'
import { encodePathSegment } from './http/segment'
import { type ListResult, type Query, queryString, type ResponseSchema, type ServiceClient } from './query'

const TITLE_SCHEMA: ResponseSchema<Title> = { schema: 'service/title', quick: quickTitle }

/** A title as in lists */
export const TITLE_CARD_SCHEMA: ResponseSchema<TitleCard> = { schema: 'service/title-card', quick: quickCard }

/** Query of a list of titles. Undefined parameters are omitted. */
export interface TitlesParams {
  search?: string
  offset?: number
  /** -1: all */
  limit?: number
  sort?: string
  order?: 'ASC' | 'DESC'
  /** Title types, separated by commas */
  type?: string
  genre?: string
  rating?: string
  /** true: return the parent of a matching part */
  parent?: boolean
}

/**
 * A title with all its parts: GET /avails/titles/{slug}. Parts that are missing are loaded by further calls. A slug that
 * cannot be part of a path throws a RangeError.
 */
export const titleQuery = (slug: string, timeout?: CallOptions['timeout']): Query<Title> => ({
  key: `title ${slug}`,
  tag: { type: 'cards' },
  async read(client) {
    const response = await client.get(`avails/titles/${encodePathSegment(slug)}`, { timeout })
    return client.one(await addMissingParts(client, response, `avails/titles/${encodePathSegment(slug)}`), TITLE_SCHEMA)
  },
})

/**
 * Adds the parts that a title's response lacks. A response with `meta`, even an empty one, is complete. Otherwise GET
 * …/detail/?metadata=true is requested; then in parallel, if still missing, …/metadata/ for its facts, …/assets/ for the
 * main video, …/videos/ for its trailer. Parts that fail to load are omitted.
 */
async function addMissingParts(
  client: ServiceClient,
  response: ServiceResponse,
  path: string,
): Promise<ServiceResponse> {
  const received = isRecord(response.data) ? response.data.data : undefined
  if (!isRecord(received) || 'meta' in received) return response
  const part = async (what: string): Promise<unknown> => {
    const { data } = await client.get(`${path}/${what}`, { timeout: 'secondary' }).catch(() => ({ data: undefined }))
    return isRecord(data) ? data.data : undefined
  }
  const firstMatch = async (what: string, matches: (item: Record<string, unknown>) => boolean) => {
    const items = await part(what)
    const { slug, asset_id } = (Array.isArray(items) && items.filter(isRecord).find(matches)) || {}
    return asset_id === undefined ? undefined : { slug, asset_id }
  }
  const title = { ...toRecord(await part('detail/?metadata=true')), ...received }
  const isPlayable = title.title_type !== 'series' && title.title_type !== 'season'
  const [facts, primary_video, trailer] = await Promise.all([
    'meta' in title ? undefined : part('metadata/'),
    title.primary_video || title.asset_id || !isPlayable
      ? undefined
      : firstMatch('assets/', ({ asset_id }) => !!asset_id),
    title.trailer ? undefined : firstMatch('videos/', ({ title_type }) => title_type === 'trailer'),
  ])
  const parts = { ...(primary_video && { primary_video }), ...(trailer && { trailer }) }
  const data = { ...toRecord(facts), ...parts, ...title }
  return { ...response, data: { data }, text: JSON.stringify({ data }) }
}

const toRecord = (data: unknown) => (isRecord(data) ? data : {})

/** GET /avails/titles */
export const titlesQuery = (params: TitlesParams): Query<ListResult<TitleCard>> => {
  const query = queryString({ ...params })
  return {
    key: `titles ${query}`,
    tag: { type: 'cards' },
    read: async (client) => client.list(await client.get(`avails/titles${query}`), TITLE_CARD_SCHEMA),
  }
}

/**
 * Title search: GET /avails/titles with the default parameters of the spec (section 7). A matching part is replaced by its
 * parent.
 */
export const searchQuery = ({ search, sort, order, type, parent, ...more }: TitlesParams & { search: string }) =>
  titlesQuery({
    sort: sort ?? 'name',
    search,
    order: order ?? 'ASC',
    ...more,
    parent: parent ?? true,
    type: type ?? 'feature,series',
  })

/** GET /avails/titles/{slug}/related/ */
export const relatedQuery = (slug: string): Query<ListResult<TitleCard>> => ({
  key: `related ${slug}`,
  tag: { type: 'cards' },
  read: async (client) =>
    client.list(await client.get(`avails/titles/${encodePathSegment(slug)}/related/`), TITLE_CARD_SCHEMA),
})
