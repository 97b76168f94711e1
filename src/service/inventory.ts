import type { EnumItem, Episode, MediaItem, Tag, Title, TitleCard, TitleLink } from '../generated/types'
import quickEnumItem from '../generated/validators/service/enum-item.quick.js'
import quickEpisode from '../generated/validators/service/episode.quick.js'
import quickMedia from '../generated/validators/service/media-item.quick.js'
import quickTag from '../generated/validators/service/tag.quick.js'
import quickLink from '../generated/validators/service/title-link.quick.js'
import { segment } from './http/segment'
import { type Ask, type Query, queryText, type Thing } from './query'
import { TITLE_CARD } from './titles'

/** What a title goes by at the service. */
export type TitleRef = Pick<Title, 'id' | 'slug'>

const EPISODE: Thing<Episode> = { schema: 'service/episode', quick: quickEpisode }
const MEDIA: Thing<MediaItem> = { schema: 'service/media-item', quick: quickMedia }
const LINK: Thing<TitleLink> = { schema: 'service/title-link', quick: quickLink }
const TAG: Thing<Tag> = { schema: 'service/tag', quick: quickTag }
const ENUM_ITEM: Thing<EnumItem> = { schema: 'service/enum-item', quick: quickEnumItem }

const idOf = ({ id, slug }: TitleRef) => id ?? slug

/** A list of one kind below a title: GET /inventory/{id}/{what}. */
async function readAll<T>(ask: Ask, title: TitleRef, what: string, thing: Thing<T>): Promise<T[]> {
  return (await ask.list(await ask.get(`inventory/${segment(idOf(title))}/${what}`), thing)).items
}

/** The episodes of a series, season or feature: GET /inventory/{id}/episodes/. */
export const episodesQuery = (title: TitleRef): Query<Episode[]> => ({
  key: `episodes ${idOf(title)}`,
  tag: { type: 'cards' },
  read: (ask) => readAll(ask, title, 'episodes/', EPISODE),
})

/**
 * The extras of a title: GET /inventory/{id}/extras/?type={type}.
 * @param types title types; none: all
 */
export const extrasQuery = (title: TitleRef, types: readonly string[] = []): Query<TitleCard[]> => ({
  key: `extras ${idOf(title)} ${types.join()}`,
  tag: { type: 'cards' },
  read: (ask) => {
    const asked = types.length > 0 ? `?type=${types.map(encodeURIComponent).join(',')}` : ''
    return readAll(ask, title, `extras/${asked}`, TITLE_CARD)
  },
})

/** Links and documents of a title: GET /inventory/{id}/links/. */
export const linksQuery = (title: TitleRef): Query<TitleLink[]> => ({
  key: `links ${idOf(title)}`,
  read: (ask) => readAll(ask, title, 'links/', LINK),
})

/** Pictures, music or papers of a title: GET /inventory/{id}/media/?type={type}. */
export const mediaQuery = (title: TitleRef, type: string): Query<MediaItem[]> => ({
  key: `media ${idOf(title)} ${type}`,
  read: (ask) => readAll(ask, title, `media/?type=${encodeURIComponent(type)}`, MEDIA),
})

/** The tags of the brand's inventory, and how often each is used: GET /inventory/tags/client/. */
export const tagsQuery: Query<Tag[]> = {
  key: 'tags',
  read: async (ask) => (await ask.list(await ask.get('inventory/tags/client/'), TAG)).items,
}

/** What was found in the inventory, and what the service calls its kinds. */
export interface InventoryFinds {
  items: TitleCard[]
  /** Names by title type; empty where the service tells none. */
  kinds: ReadonlyMap<string, string>
}

/**
 * Everything in the inventory with these words in its name or tags, episodes and extras too: GET /inventory/search; and
 * the names of their kinds, asked for side by side: GET /inventory/enums/?type=Lookup.Asset&name=TitleType.
 */
export const inventorySearchQuery = (search: string, limit: number): Query<InventoryFinds> => ({
  key: `inventory-search ${limit} ${search}`,
  tag: { type: 'cards' },
  async read(ask) {
    const [{ items }, kinds] = await Promise.all([
      ask.get(`inventory/search${queryText({ search, limit })}`).then((reply) => ask.list(reply, TITLE_CARD)),
      readKinds(ask).catch(() => new Map<string, string>()),
    ])
    return { items, kinds }
  },
})

async function readKinds(ask: Ask): Promise<Map<string, string>> {
  const { items } = await ask.list(
    await ask.get('inventory/enums/?type=Lookup.Asset&name=TitleType', { limit: 'secondary' }),
    ENUM_ITEM,
  )
  return new Map(items.map(({ name, value }) => [String(value), name]))
}
