import { defineAdapter } from '../adapter'
import { plainText, secondsOfTicks, slugOf } from '../rules'
import responseSchema from './answer.schema.json'
import itemSchema from './item.schema.json'

interface ListResponse {
  Items: unknown[]
}

interface Item {
  Id: string
  Name: string
  Overview?: string | null
  RunTimeTicks?: number | null
  ProductionYear?: number | null
  OfficialRating?: string | null
  Type?: string | null
}

/** `title_type` by Jellyfin type; all other types play as a film. */
const TITLE_TYPES: Readonly<Record<string, string>> = { Series: 'series', Season: 'season', Episode: 'episode' }

/** Converts a list of Jellyfin, as returned by `GET /Items`. Without pictures: the response does not contain their URLs. */
export const jellyfin = defineAdapter<ListResponse, Item>({
  label: 'a Jellyfin item list',
  responseSchema,
  itemSchema,
  heading: () => undefined,
  items: ({ Items }) => Items,
  card: ({ Id, Name, Overview, RunTimeTicks, ProductionYear, OfficialRating, Type }) => ({
    slug: slugOf(plainText(Name) ?? '', Id),
    name: plainText(Name),
    title_type: TITLE_TYPES[Type ?? ''] ?? 'feature',
    description: plainText(Overview),
    runtime: secondsOfTicks(RunTimeTicks),
    release_year: ProductionYear ?? undefined,
    rating: OfficialRating,
    asset_id: Id,
  }),
})
