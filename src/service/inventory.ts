import type { EnumItem, Episode, MediaItem, Tag, Title, TitleCard, TitleLink } from '../generated/types'
import quickEnumItem from '../generated/validators/service/enum-item.quick.js'
import quickEpisode from '../generated/validators/service/episode.quick.js'
import quickMedia from '../generated/validators/service/media-item.quick.js'
import quickTag from '../generated/validators/service/tag.quick.js'
import quickLink from '../generated/validators/service/title-link.quick.js'
import { encodePathSegment } from './http/segment'
import { type Query, queryString, type ResponseSchema, type ServiceClient } from './query'
import { TITLE_CARD_SCHEMA } from './titles'

export type TitleRef = Pick<Title, 'id' | 'slug'>

const EPISODE_SCHEMA: ResponseSchema<Episode> = { schema: 'service/episode', quick: quickEpisode }
const MEDIA_SCHEMA: ResponseSchema<MediaItem> = { schema: 'service/media-item', quick: quickMedia }
const LINK_SCHEMA: ResponseSchema<TitleLink> = { schema: 'service/title-link', quick: quickLink }
const TAG_SCHEMA: ResponseSchema<Tag> = { schema: 'service/tag', quick: quickTag }
const ENUM_ITEM_SCHEMA: ResponseSchema<EnumItem> = { schema: 'service/enum-item', quick: quickEnumItem }

const idOrSlugOf = ({ id, slug }: TitleRef) => id ?? slug

/** A list below a title: GET /inventory/{id}/{subpath} */
async function readListOfTitle<T>(
  client: ServiceClient,
  title: TitleRef,
  subpath: string,
  schema: ResponseSchema<T>,
): Promise<T[]> {
  return (await client.list(await client.get(`inventory/${encodePathSegment(idOrSlugOf(title))}/${subpath}`), schema))
    .items
}

/** Episodes of a series, season or feature: GET /inventory/{id}/episodes/ */
export const episodesQuery = (title: TitleRef): Query<Episode[]> => ({
  key: `episodes ${idOrSlugOf(title)}`,
  tag: { type: 'cards' },
  read: (client) => readListOfTitle(client, title, 'episodes/', EPISODE_SCHEMA),
})

/**
 * Extras of a title: GET /inventory/{id}/extras/?type={type}.
 * @param types title types; empty: all
 */
export const extrasQuery = (title: TitleRef, types: readonly string[] = []): Query<TitleCard[]> => ({
  key: `extras ${idOrSlugOf(title)} ${types.join()}`,
  tag: { type: 'cards' },
  read: (client) => {
    const query = types.length > 0 ? `?type=${types.map(encodeURIComponent).join(',')}` : ''
    return readListOfTitle(client, title, `extras/${query}`, TITLE_CARD_SCHEMA)
  },
})

/** Links and documents of a title: GET /inventory/{id}/links/ */
export const linksQuery = (title: TitleRef): Query<TitleLink[]> => ({
  key: `links ${idOrSlugOf(title)}`,
  read: (client) => readListOfTitle(client, title, 'links/', LINK_SCHEMA),
})

/** Images, music or documents of a title: GET /inventory/{id}/media/?type={type} */
export const mediaQuery = (title: TitleRef, type: string): Query<MediaItem[]> => ({
  key: `media ${idOrSlugOf(title)} ${type}`,
  read: (client) => readListOfTitle(client, title, `media/?type=${encodeURIComponent(type)}`, MEDIA_SCHEMA),
})

/** Tags of the brand's inventory with their number of uses: GET /inventory/tags/client/ */
export const tagsQuery: Query<Tag[]> = {
  key: 'tags',
  read: async (client) => (await client.list(await client.get('inventory/tags/client/'), TAG_SCHEMA)).items,
}

export interface InventoryResults {
  items: TitleCard[]
  /** Display names by title type; empty if the service has none */
  typeNames: ReadonlyMap<string, string>
}

/**
 * Everything in the inventory whose name or tags match, including episodes and extras: GET /inventory/search. The names of
 * the title types are requested in parallel: GET /inventory/enums/?type=Lookup.Asset&name=TitleType.
 */
export const inventorySearchQuery = (search: string, limit: number): Query<InventoryResults> => ({
  key: `inventory-search ${limit} ${search}`,
  tag: { type: 'cards' },
  async read(client) {
    const [{ items }, typeNames] = await Promise.all([
      client
        .get(`inventory/search${queryString({ search, limit })}`)
        .then((response) => client.list(response, TITLE_CARD_SCHEMA)),
      readTypeNames(client).catch(() => new Map<string, string>()),
    ])
    return { items, typeNames }
  },
})

async function readTypeNames(client: ServiceClient): Promise<Map<string, string>> {
  const { items } = await client.list(
    await client.get('inventory/enums/?type=Lookup.Asset&name=TitleType', { timeout: 'secondary' }),
    ENUM_ITEM_SCHEMA,
  )
  return new Map(items.map(({ name, value }) => [String(value), name]))
}
